import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Plugin } from 'vite';
import { titleModules } from './title-modules.ts';

const prefix = 'virtual:late-script/';

/**
 * `import address from 'virtual:late-script/ads'` returns the address of app/ads/late/index.ts as a file of
 * its own, without application code: a page loads it without starting the application. Such a file may import
 * another one, which the build of the application writes.
 */
export function lateScript(): Plugin {
  return {
    name: 'late-script',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const name = id.slice(prefix.length + 1);
      const file = fileURLToPath(new URL(`../app/${name}/late/index.ts`, import.meta.url));
      this.addWatchFile(file);
      const source = await bundle(file);
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      const fileName = `assets/${name}-${hash}.js`;
      // Inside another such file, emitted files are not written: the application emits them as well.
      if (this.environment.mode === 'build' && this.environment.name === 'client')
        this.emitFile({ type: 'asset', fileName, source });
      return `export default ${JSON.stringify(`/${fileName}`)};`;
    },
  };
}

async function bundle(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    // A module may import a component's file for a function; its styles are removed.
    plugins: [titleModules(), vanillaExtractPlugin(), lateScript()],
    build: {
      write: false,
      minify: 'oxc',
      target: 'es2022',
      lib: { entry: file, formats: ['iife'], name: 'late' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error(`${file} produced no bundle`);
  return output.output[0].code;
}
