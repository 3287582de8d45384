import type { Plugin } from 'vite';
import { codeOf, storiesOf } from './code-of.ts';

/**
 * Adds to each story of the library the code that a host would write, for copying from its page and from the
 * panel below. Stories of this Storybook itself, whole pages and foundations show none.
 */
export function showCode(): Plugin {
  return {
    name: 'daily-nest:show-code',
    async transform(module, id) {
      const [path = id] = id.split('?');
      if (!path.endsWith('.stories.tsx')) return null;
      const codes = path.includes('/packages/ui/') ? await codeOf(path) : undefined;
      const shown = storiesOf(path).map((name) => {
        const docs = codes
          ? `source: { ...${name}.parameters?.docs?.source, code: ${JSON.stringify(codes[name])}, language: 'tsx' }`
          : `canvas: { sourceState: 'none' }, codePanel: false`;
        return `${name}.parameters = { ...${name}.parameters, docs: { ...${name}.parameters?.docs, ${docs} } };`;
      });
      return { code: [module, ...shown, ''].join('\n'), map: null };
    },
  };
}
