import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/**
 * Vite wraps every `import()` in 2 kB that fetch what the file needs beside it, its styles above all. Ours are in one sheet, and what the
 * two late files need is the site's own, or one file more: they are imported as they stand. With `modulePreload: false` no list of
 * files comes along either.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    // Before Vite's own, which would give that helper.
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id) => (id === helper ? id : undefined),
    load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : undefined),
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.code.includes('vite:preloadError'))
          throw new Error('Vite has another name for its helper: see plain-imports.ts.');
    },
  };
}
