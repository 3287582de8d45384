import type { Plugin } from 'vite';

const part = /\sdata-part="[^"]*"/g;

/**
 * The library names its parts for hosts that style them (`data-part`, packages/ui/parts.md). We style by classes alone, and a page of ours has
 * hundreds of elements: the names stay away from its markup and its script, on the server and in the browser alike.
 */
export function withoutParts(): Plugin {
  return {
    name: 'without-parts',
    apply: 'build',
    // Before JSX is compiled: afterwards it would be a property among others.
    enforce: 'pre',
    transform: {
      filter: { id: /\/packages\/ui\/.*\.tsx$/, code: 'data-part' },
      // Blanks keep every line and column where it was.
      handler: (code) => ({ code: code.replace(part, (found) => ' '.repeat(found.length)), map: null }),
    },
  };
}
