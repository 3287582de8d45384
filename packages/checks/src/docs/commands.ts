import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../root.ts';
import { readDocument } from './fences.ts';

interface Manifest {
  name: string;
  packageManager?: string;
  scripts?: Record<string, string>;
  bin?: object;
  publishConfig?: { bin?: object };
}

const manifest = (folder: string) => JSON.parse(readDocument(join(folder, 'package.json'))) as Manifest;
const folders = globSync(['{apps,packages}/*/package.json', 'tools/package.json'], { cwd: root }).map(
  dirname,
);
const folderOf = new Map(folders.map((folder) => [manifest(folder).name, folder]));

/** Variables of tools that our commands start; docs/settings.md has those of our own. */
const ofTools = ['TURBO_FORCE', 'VITE_START', 'CHROMIUM_PATH', 'FUZZ_SEED'];
const known = new Set(
  [...readDocument('docs/settings.md').matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name!),
);

/** What is wrong with the name of a setting; undefined for one that is read. */
export const settingFault = (name: string) =>
  known.has(name) || ofTools.includes(name) ? undefined : `${name} is no setting of docs/settings.md`;

/** A blank for the reader's own words, or the rest that is left out. */
const isBlank = (word: string) => /[<>…[\]]/.test(word);

/** The programs that take a command. Asking each for its help would take seconds; Commander's declarations are what it prints. */
const withCommands: Record<string, string> = {
  posts: 'apps/backend/src/cli.ts',
  letter: 'apps/backend/src/mail/cli.ts',
};

function scriptFault(script: string, [command = '', ...rest]: string[]): string | undefined {
  if (script === 'gen')
    return new RegExp(`pnpm gen \\S*\\b${command}\\b\\S* <`).test(readDocument('tools/src/gen.ts'))
      ? undefined
      : `pnpm gen makes no ${command}`;
  const program = withCommands[script];
  if (program === undefined || command === '' || isBlank(command)) return undefined;
  const declared = readDocument(program)
    .split('.command(')
    .find((part) => part.startsWith(`'${command}')`));
  if (declared === undefined) return `pnpm ${script} has no command ${command}`;
  const option = rest
    .map((word) => word.replaceAll(/[[\]]/g, ''))
    .find((word) => word.startsWith('--') && ![' ', "'"].some((end) => declared.includes(`'${word}${end}`)));
  return option && `pnpm ${script} ${command} has no option ${option}`;
}

/** What `pnpm gen brand` copies. */
const model = '@daily-nest/brand-harbour-post';

/** What `npm create @daily-nest/title` writes. */
const newTitle = 'packages/create-title/template';

/** Files and packages that a document's own commands make. */
export const madeBy = (commands: string[]) =>
  commands.flatMap((line) => {
    if (line.startsWith('npm create @daily-nest/title ')) return [newTitle];
    const brand = /^pnpm gen brand (\S+)$/.exec(line)?.[1];
    return brand ? [`@daily-nest/brand-${brand}`] : line.startsWith('cp ') ? [line.split(' ').at(-1)!] : [];
  });

const ofPnpm = ['install', 'add', 'create', 'dlx'];
const isInstalled = (program: string, folder: string) =>
  [folder, '.'].some((place) => existsSync(join(root, place, 'node_modules/.bin', program)));

function pnpmFault(words: string[], made: string[] = []): string | undefined {
  let rest = words;
  let folder = '.';
  if (rest[0] === '--filter') {
    const name = made.includes(rest[1]!) ? model : rest[1]!;
    if (isBlank(name)) return undefined;
    if (!folderOf.has(name)) return `there is no package ${name}`;
    folder = folderOf.get(name)!;
    rest = rest.slice(2);
  }
  if (rest[0] === 'run') rest = rest.slice(1);
  const [word = '', ...more] = rest;
  const isOfTitle = made.includes(newTitle) && folder === '.';
  if (isOfTitle && manifest(newTitle).scripts?.[word] !== undefined) return undefined;
  if (ofPnpm.includes(word) || isBlank(word)) return undefined;
  if (word === 'exec')
    return isInstalled(more[0]!, isOfTitle ? 'packages/create-title' : folder)
      ? undefined
      : `${more[0]!} is not installed in ${folder}`;
  if (manifest(folder).scripts?.[word] === undefined) return `${folder}/package.json has no script ${word}`;
  return folder === '.' ? scriptFault(word, more) : undefined;
}

function npxFault(words: string[]): string | undefined {
  const [program = '', ...rest] = words.filter((word) => word !== '--yes');
  const { packageManager } = manifest('.');
  const ours = program.replace(/@latest$/, '');
  if (program.startsWith('pnpm@'))
    return program === packageManager ? pnpmFault(rest) : `${program} is not ${packageManager!}`;
  if (folderOf.has(ours)) {
    const { bin, publishConfig } = manifest(folderOf.get(ours)!);
    return (publishConfig?.bin ?? bin) ? undefined : `${program} has no program`;
  }
  return program.startsWith('create-') || isInstalled(program, '.')
    ? undefined
    : `${program} is not installed`;
}

/** Folders of the repository that a command names. */
const pathFault = (words: string[], made: string[]) => {
  const missing = words.find(
    (word) =>
      /^(apps|packages|deploy|docs|tools)\//.test(word) &&
      !made.includes(word) &&
      !existsSync(join(root, word)),
  );
  return missing && `there is no ${missing}`;
};

/** What is wrong with a line of a shell in the folder of the repository; undefined where it could be typed. */
export function commandFault(line: string, made: string[] = []): string | undefined {
  for (const command of line.split(/ (?:&&|\|) /)) {
    const words = command.split(/\s+/);
    const first = words.findIndex((word) => !/^[A-Z][A-Z_]*=/.test(word));
    const settings = first === -1 ? words : words.slice(0, first);
    const [program, ...rest] = first === -1 ? [] : words.slice(first);
    const fault =
      settings.map((word) => settingFault(word.split('=')[0]!)).find((found) => found !== undefined) ??
      programFault(program, rest, made) ??
      pathFault(rest, made);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function programFault(program: string | undefined, words: string[], made: string[]): string | undefined {
  switch (program) {
    case 'pnpm':
      return pnpmFault(words, made);
    case 'npx':
      return npxFault(words);
    // Of the machine, and no business of ours beyond the paths that they are given.
    case undefined:
    case 'npm':
    case 'node':
    case 'docker':
    case 'kubectl':
    case 'cp':
    case 'cd':
    case 'curl':
    case 'git':
    case 'openssl':
      return undefined;
    default:
      return `${program} is no program that a reader has`;
  }
}
