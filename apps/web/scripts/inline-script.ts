import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Plugin } from 'vite';

const suffix = '?inline-script';

/**
 * `import text from './starter.ts?inline-script'` gives the file bundled and minified as the text of a classic
 * script, for printing into the page. In the browser's bundle the text is empty: it has been printed already.
 */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!id.endsWith(suffix)) return null;
      const resolved = await this.resolve(id.slice(0, -suffix.length), importer);
      return resolved ? `${resolved.id}${suffix}` : null;
    },
    async load(id) {
      if (!id.endsWith(suffix)) return null;
      if (this.environment.name === 'client') return 'export default "";';
      const file = id.slice(0, -suffix.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(await bundleInlineScript(file))};`;
    },
  };
}

/** The minified text of one inline script. */
export async function bundleInlineScript(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    // A component's file may be on the way to a function; of its styles nothing remains.
    plugins: [vanillaExtractPlugin()],
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
