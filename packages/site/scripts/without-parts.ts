import type { Plugin } from 'vite';
import { uiRoot } from './title-folder.ts';

/** An attribute, or an entry of an object of attributes. */
export const part = /\s(?:data-part="[^"]*"|'data-part': '[^']*',)/g;

/**
 * Removes `data-part`, the library's part names for hosts that style them (packages/ui/parts.md), on the
 * server and in the browser. We style by classes only, and a page of ours has hundreds of elements.
 */
export function withoutParts(): Plugin {
  return {
    name: 'without-parts',
    apply: 'build',
    // Before JSX is compiled, when it is still an attribute.
    enforce: 'pre',
    transform: {
      filter: { id: `${uiRoot}/**/*.tsx`, code: 'data-part' },
      // Spaces keep the position of every line and column.
      handler: (code) => ({ code: code.replace(part, (found) => ' '.repeat(found.length)), map: null }),
    },
  };
}
