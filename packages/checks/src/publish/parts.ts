/**
 * `data-part`: the parts of the components that a host may style, read from their code. packages/ui/parts.md lists them, and says what
 * each word means: one word for the same thing in every component, that of the prop where there is one.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import type { Coverage } from '../stories/coverage.ts';

export const partsPath = `${root}/packages/ui/parts.md`;

/** The words of the second table of parts.md, which is written by hand. */
const words = readFileSync(partsPath, 'utf8').split('| part | is |')[1] ?? '';
export const partWords: Readonly<Record<string, string>> = Object.fromEntries(
  [...words.matchAll(/^\| `([\w-]+)` \| (.*) \|$/gm)].map(([, part, meaning]) => [part!, meaning!]),
);

/** Roots that are parts of other components, by the word for that part. */
const rootWords: Readonly<Record<string, string>> = {
  Headline: 'title',
  ButtonLink: 'button',
  MoreLink: 'more',
  CoverImage: 'image',
};

/** What renders no element of its own, or the root of another component. */
const rootless = [
  'Link',
  'LinkProvider',
  'NewTabHint',
  'NotYet',
  'RadioProvider',
  'ToastProvider',
  'Tooltip',
  'UiProvider',
];

const kebab = (name: string) => name.replaceAll(/(?<!^)[A-Z]/g, '-$&').toLowerCase();
export const rootPart = (component: string): string | undefined =>
  rootless.includes(component) ? undefined : (rootWords[component] ?? kebab(component));

/** The parts that an entry's files name, in alphabetical order; without those of the components that they are made of. */
export function partsOf(entry: string): string[] {
  const folder = join(root, 'packages/ui/src', entry);
  const code = readdirSync(folder)
    .filter((file) => /(?<!\.(test|stories))\.tsx$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  return [...new Set([...code.matchAll(/\bdata-part="([^"]*)"/g)].map(([, part]) => part!))].toSorted();
}

/** What is wrong with the parts of all entries, in sentences. */
export function partFaults(
  components: readonly Pick<Coverage, 'component' | 'entry'>[],
  parts: (entry: string) => readonly string[],
  words: Readonly<Record<string, string>> = partWords,
): string[] {
  const roots = new Map(components.map(({ component }) => [rootPart(component), component]));
  const entries = [...new Set(components.map(({ entry }) => entry))];
  const used = new Set(entries.flatMap((entry) => parts(entry)));
  return [
    ...components
      .filter(({ component, entry }) => {
        const own = rootPart(component);
        return own !== undefined && !parts(entry).includes(own);
      })
      .map(({ component }) => `${component}: no element has data-part="${rootPart(component)}"`),
    ...[...used]
      .filter((part) => !roots.has(part) && !(part in words))
      .map((part) => `${part} is no word of parts.md`),
    ...Object.keys(words)
      .filter((word) => !used.has(word))
      .map((word) => `${word} is the part of no component`),
  ];
}

const named = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(', ');

export function partsDocument(components: readonly Pick<Coverage, 'component' | 'entry'>[]): string {
  const entries = [...new Set(components.map(({ entry }) => entry))].toSorted();
  const rows = entries.flatMap((entry) => {
    const roots = components
      .filter((own) => own.entry === entry)
      .map(({ component }) => rootPart(component) ?? '');
    const parts = partsOf(entry);
    if (parts.length === 0) return [];
    const own = parts.filter((part) => roots.includes(part));
    return [
      `| \`${entry}\` | ${named(own) || '–'} | ${named(parts.filter((part) => !own.includes(part))) || '–'} |`,
    ];
  });
  return `# Parts that a host may style

The first table is written by \`pnpm --filter @daily-nest/checks api:update\`, and a check compares it; the words of the second are written here. How to use them, [the README](README.md#style-a-part) says. A component that is made of others has their roots as parts, too: a card has the \`kicker\` and the \`title\`.

| entry | root | parts |
| --- | --- | --- |
${rows.join('\n')}

| part | is |
| --- | --- |
${Object.entries(partWords)
  .map(([part, meaning]) => `| \`${part}\` | ${meaning} |`)
  .join('\n')}
`;
}
