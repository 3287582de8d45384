import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Plugin } from 'vite';
import { titleModules } from './title-modules.ts';

const prefix = 'virtual:inline-script/';

/**
 * `import text from 'virtual:inline-script/starter'` returns app/hydration/inline/starter.ts bundled and
 * minified, as the text of a classic script for the page. In the browser's bundle the text is empty, because
 * the page already contains it.
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

/** Returns the path of an inline script's source. */
export function inlineScriptFile(name: string): string {
  return fileURLToPath(new URL(`../app/hydration/inline/${name}.ts`, import.meta.url));
}

/** Returns the minified text of one inline script. */
export async function bundleInlineScript(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    // A module may import a component's file for a function; its styles are removed.
    plugins: [titleModules(), vanillaExtractPlugin()],
    // Workbox validates its arguments in development only.
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
  if (!output || !('output' in output)) throw new Error(`${file} produced no bundle`);
  // "</script" would end the script element, even inside a string.
  return output.output[0].code.trim().replaceAll('</script', '<\\/script');
}
