import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from '../root.ts';

const ui = `${root}/packages/ui`;

/** A text that a prop has by default, of a component of an entry. */
interface DefaultText {
  entry: string;
  component: string;
  prop: string;
  text: string;
}

/** Those that llms.txt lists, which is made from the types. */
const defaults: DefaultText[] = readFileSync(`${ui}/llms.txt`, 'utf8')
  .split(/^## /m)
  .flatMap((part) => {
    const [, component, entry] = /import \{ (\w+) \} from '@daily-nest\/ui\/([\w-]+)'/.exec(part) ?? [];
    if (!component || !entry) return [];
    return [...part.matchAll(/^- `(\w+)\??: .*Default: '([^']+)'\.$/gm)].map(([, prop, text]) => ({
      entry,
      component,
      prop: prop!,
      text: text!,
    }));
  });

/** The keys and English words of an entry's texts. */
function wordsOf(entry: string): { key: string; text: string }[] {
  const path = `${ui}/src/${entry}/labels.ts`;
  if (!existsSync(path)) return [];
  return [...readFileSync(path, 'utf8').matchAll(/^ {2}(\w+): '([^']+)',$/gm)].map(([, key, text]) => ({
    key: key!,
    text: text!,
  }));
}

const pairs = defaults.flatMap((given) => {
  const keys = wordsOf(given.entry).flatMap(({ key, text }) => (text === given.text ? [key] : []));
  return keys.length > 0 ? [{ ...given, keys }] : [];
});

it('finds texts that are props, too', () => {
  expect(pairs.length).toBeGreaterThan(5);
});

it.each(pairs)('the text that $component takes as $prop has that name among its labels', ({ prop, keys }) => {
  expect(keys).toContain(prop);
});
