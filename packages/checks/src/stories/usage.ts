/** Compares the usage documents of components, apps/storybook/docs/usage, with the components. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import type { Coverage } from './coverage.ts';

const folder = `${root}/apps/storybook/docs/usage`;

const sections = [
  'What for',
  'When not',
  'Do and don’t',
  'Anatomy',
  'Keyboard',
  'What a screen reader says',
  'Theming',
  'Related',
];

/** Keys that only code of a component reads; Tab, Enter and Space are mostly the browser's. */
const keysOfCode = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'];

/** The documents by the name of their component. */
export const usageDocuments = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder).map((file) => [file.replace('.md', ''), readFileSync(join(folder, file), 'utf8')]),
  );

/**
 * Returns sentences about what a document leaves out or names in vain.
 * @param src the folder `src` of packages/ui, or of a copy
 */
export function usageFaults(
  component: string,
  document: string,
  all: readonly Coverage[],
  src = `${root}/packages/ui/src`,
): string[] {
  const own = all.find((coverage) => coverage.component === component);
  if (!own) return ['there is no such component'];
  const section = (name: string) =>
    new RegExp(`^## ${name}\n([^]*?)(?=^## |$(?![^]))`, 'm').exec(document)?.[1] ?? '';
  const firstCells = (name: string) =>
    codes(
      section(name)
        .split('\n')
        .map((line) => line.split(' | ')[0])
        .join('\n'),
    );
  const code = read(join(src, own.entry), /(?<!\.(?:test|stories|css))\.tsx?$/);
  const style = read(join(src, own.entry), /\.css\.ts$/);

  const faults = sections
    .filter((name) => section(name).trim() === '')
    .map((name) => `has no section ${name}`);
  const compare = (kind: string, named: Iterable<string>, isThere: (name: string) => boolean) =>
    faults.push(
      ...[...named]
        .filter((name) => !isThere(name))
        .map((name) => `names ${kind} ${name}, which is not there`),
    );
  const complete = (kind: string, there: Iterable<string>, named: ReadonlySet<string>) =>
    faults.push(...[...there].filter((name) => !named.has(name)).map((name) => `leaves out ${kind} ${name}`));

  for (const tag of ['Do', 'Dont']) if (!document.includes(`<${tag} `)) faults.push(`has no <${tag}>`);
  const stories = [...document.matchAll(/ (?:story|stories)="([^"]+)"/g)].flatMap(([, names]) =>
    names!.split(' '),
  );
  compare('story', stories, (name) => own.stories.includes(name));

  const parts = firstCells('Anatomy');
  compare('part', parts, (name) => new RegExp(`<${name}\\b|(role|data-part)="${name}"`).test(code));
  complete(
    'part',
    [...code.matchAll(/data-part="([^"]+)"/g)].map(([, part]) => part!),
    parts,
  );

  const tokens = new Set([...firstCells('Theming')].map((name) => name.replace('vars.color.', '')));
  const used = new Set([...style.matchAll(/vars\.color\.(\w+\.\w+)/g)].map(([, token]) => token!));
  // The hue of the section around it, and the accent where there is none.
  if (style.includes('sectionHue')) for (const token of ['section.*', 'accent.base']) used.add(token);
  compare('token', tokens, (name) => used.has(name));
  complete('token', used, tokens);

  if (/onKeyDown|'keydown'/.test(code))
    complete(
      'key',
      keysOfCode.filter((key) => new RegExp(`\\b${key}\\b`).test(code)),
      firstCells('Keyboard'),
    );
  return faults;
}

const codes = (text: string) => new Set([...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code!));

function read(folderOfEntry: string, files: RegExp): string {
  return readdirSync(folderOfEntry)
    .filter((file) => files.test(file))
    .map((file) => readFileSync(join(folderOfEntry, file), 'utf8'))
    .join('\n');
}
