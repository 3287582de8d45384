import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/**
 * Vite wraps every `import()` in 2 kB of code that loads the imports and styles of the file. Our styles are
 * in one sheet, and the two late files need only the site's own code, or one more file, so their imports stay
 * as they are. With `modulePreload: false` there is no list of files either.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    // Must run before Vite's own plugin, which would insert the helper.
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id) => (id === helper ? id : undefined),
    load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : undefined),
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.code.includes('vite:preloadError'))
          throw new Error('Vite has renamed its helper: see plain-imports.ts.');
    },
  };
}
