import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Plugin } from 'vite';
import { titleModules } from './title-modules.ts';

const prefix = 'virtual:inline-script/';

/**
 * `import text from 'virtual:inline-script/starter'` gives app/hydration/inline/starter.ts bundled and minified, as the text of a
 * classic script for printing into the page. In the browser's bundle the text is empty: it has been printed already.
 */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      if (this.environment.name === 'client') return 'export default "";';
      const file = inlineScriptFile(id.slice(prefix.length + 1));
      this.addWatchFile(file);
      return `export default ${JSON.stringify(await bundleInlineScript(file))};`;
    },
  };
}

/** Where the source of an inline script is. */
export function inlineScriptFile(name: string): string {
  return fileURLToPath(new URL(`../app/hydration/inline/${name}.ts`, import.meta.url));
}

/** The minified text of one inline script. */
export async function bundleInlineScript(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    // A component's file may be on the way to a function; of its styles nothing remains.
    plugins: [titleModules(), vanillaExtractPlugin()],
    // Workbox checks its arguments in development only.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: 'oxc',
      target: 'es2022',
      modulePreload: false,
      lib: { entry: file, formats: ['iife'], name: 'page' },
      rolldownOptions: { output: { strict: false } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error(`${file} gave no bundle`);
  // Inside a script element "</script" would end it, wherever it stands.
  return output.output[0].code.trim().replaceAll('</script', '<\\/script');
}
