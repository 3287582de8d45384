/** The usage pages of components, apps/storybook/src/usage: that each is whole, and that what it names exists. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import type { Coverage } from './coverage.ts';

export interface Usage {
  entry: string;
  purpose: string;
  whenNot: string[];
  examples: { story: string; do: boolean; text: string }[];
  anatomy: { part: string; what: string }[];
  matrix?: { stories: string[]; wide?: boolean };
  keys: { keys: string[]; does: string; by: 'browser' | 'component' | Capitalize<string> }[];
  reader: string[];
  colors: Record<string, string>;
  related: Record<string, string>;
}

/** Components with a page that answer no pointer, or by others alone, and why. */
const withoutMatrix: Record<string, string> = {
  Kicker: 'words, which nobody presses',
  DonationPopup: 'a dialog over the page; what is pressed in it are ButtonLink and Button',
};

const src = `${root}/packages/ui/src`;
const folder = `${root}/apps/storybook/src/usage`;

/** Of the keys, those that code reads; Tab and Enter are mostly the browser's. */
const readByCode = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'];
const known = new Set([...readByCode, 'Tab', 'Shift+Tab', 'Enter', 'Space', 'Escape']);

export async function readUsages(): Promise<Record<string, Usage>> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.usage.ts'));
  const modules = files.map(async (file) => {
    const { usage } = (await import(join(folder, file))) as { usage: Usage };
    return [file.replace('.usage.ts', ''), usage] as const;
  });
  return Object.fromEntries(await Promise.all(modules));
}

/** What is wrong with the page of a component, in sentences; of a copy of the library, with its folder `src`. */
export function usageFaults(component: string, usage: Usage, all: readonly Coverage[], from = src): string[] {
  const own = all.find((coverage) => coverage.component === component);
  if (own?.entry !== usage.entry) return [`is of no component of ${usage.entry}`];
  const code = sources(usage.entry, isScript, from);
  const style = sources(usage.entry, (file) => file.endsWith('.css.ts'), from);
  const components = new Set(all.map((coverage) => coverage.component));
  const faults: string[] = [];
  const need = (holds: boolean, sentence: string) => {
    if (!holds) faults.push(sentence);
  };

  for (const part of ['whenNot', 'anatomy', 'keys', 'reader', 'related'] as const)
    need(Object.keys(usage[part]).length > 0, `has no ${part}`);
  need(
    usage.examples.some((example) => example.do),
    'shows nothing to do',
  );
  need(!usage.examples.every((example) => example.do), 'shows nothing not to do');
  for (const { story } of usage.examples)
    need(own.stories.includes(story), `shows a story ${story}, which is not there`);

  need(
    (usage.matrix === undefined) === component in withoutMatrix,
    'has no matrix, or is excused from one that it has',
  );
  for (const story of usage.matrix?.stories ?? [])
    need(own.stories.includes(story), `has a story ${story} in its matrix, which is not there`);

  for (const { part } of usage.anatomy)
    need(
      new RegExp(`<${part}\\b|(role|data-part)="${part}"`).test(code),
      `names a part ${part}, which is not there`,
    );
  for (const [, part] of code.matchAll(/data-part="([^"]+)"/g))
    need(
      usage.anatomy.some((named) => named.part === part),
      `leaves out the part ${part}`,
    );

  const reads = (key: string, script = code) =>
    key === 'Space' ? /=== ' '/.test(script) : new RegExp(`\\b${key}\\b`).test(script);
  const ofCode = usage.keys.filter(({ by }) => by === 'component').flatMap(({ keys }) => keys);
  for (const key of usage.keys.flatMap(({ keys }) => keys)) need(known.has(key), `names a key ${key}`);
  for (const key of ofCode) need(reads(key), `says that its code reads ${key}`);
  for (const { keys, by } of usage.keys) {
    if (by === 'browser' || by === 'component') continue;
    // A component, or an entry that is none.
    const made = all.find(({ component: name }) => name === by)?.entry ?? by.toLowerCase();
    const script = existsSync(join(from, made)) ? sources(made, isScript, from) : undefined;
    for (const key of keys) need(script !== undefined && reads(key, script), `says that ${by} reads ${key}`);
  }
  const handles = /onKeyDown|'keydown'/.test(code);
  for (const key of handles ? [...readByCode, 'Space'] : [])
    need(!reads(key) || ofCode.includes(key), `leaves out the key ${key}`);

  const used = new Set([...style.matchAll(/vars\.color\.(\w+\.\w+)/g)].map(([, token]) => token!));
  // The hue of the section around it, and the accent where there is none.
  if (style.includes('sectionHue')) for (const token of ['section.*', 'accent.base']) used.add(token);
  for (const token of Object.keys(usage.colors)) need(used.has(token), `has no use for color.${token}`);
  for (const token of used) need(token in usage.colors, `leaves out color.${token}`);

  const titles = new Set(all.map(({ file }) => titleOf(join(from, file))));
  for (const title of Object.keys(usage.related)) need(titles.has(title), `leads to ${title}`);

  for (const [, name] of JSON.stringify(usage).matchAll(/`([^`]+)`/g))
    need(
      name!.startsWith('aria-') || components.has(name!) || new RegExp(`\\b${name}\\b`).test(code),
      `speaks of \`${name}\``,
    );
  return faults;
}

const isScript = (file: string) => /(?<!\.(test|stories|css))\.tsx?$/.test(file);

function sources(entry: string, wanted: (file: string) => boolean, from: string): string {
  return readdirSync(join(from, entry))
    .filter(wanted)
    .map((file) => readFileSync(join(from, entry, file), 'utf8'))
    .join('\n');
}

const titleOf = (path: string) =>
  existsSync(path) ? /^  title: '([^']+)'/m.exec(readFileSync(path, 'utf8'))?.[1] : undefined;
