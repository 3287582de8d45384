/**
 * Run before a build, with the hooks of the title: lists the mistakes in its typed files as `file:line: sentence`, like those in its
 * Markdown. `--types` asks the compiler, too, where the title has one. Exits with 1 for any mistake, with 2 where a module cannot be loaded.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { BrandSpec } from '@daily-nest/ui/theme';
import { replacedFile, titleFolder, titleManifest, uiRoot } from './title-folder.ts';

const { resolve } = createRequire(titleManifest);
const read = (path: string) => readFileSync(join(titleFolder, path), 'utf8');

const faults = process.argv.includes('--types') ? faultsOfTypes() : [];
const has = (path: string) => faults.some((fault) => fault.startsWith(`${path}:`));
const say = (path: string, line: number, sentence: string) =>
  void faults.push(`${path}:${line}: ${sentence}`);

const unloaded = (await Promise.all(modules().map(faultOfModule))).includes(true);
if (!unloaded) await faultOfColors();
for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0) process.exitCode = unloaded ? 2 : 1;

/** What the compiler finds: `edition/staff.ts(8,3): error TS2741: Property 'bio' is missing …` */
function faultsOfTypes(): string[] {
  const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies?: object };
  if (!devDependencies || !('typescript' in devDependencies)) return [];
  const compiler = resolve('typescript/package.json');
  const { bin } = JSON.parse(readFileSync(compiler, 'utf8')) as { bin: { tsc: string } };
  const { stdout } = spawnSync(
    process.execPath,
    [join(dirname(compiler), bin.tsc), '--noEmit', '--pretty', 'false'],
    {
      cwd: titleFolder,
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    },
  );
  return [...stdout.matchAll(/^([^\s(]+)\((\d+),\d+\): error TS\d+: (.*)$/gm)].map(
    ([, file, line, sentence]) => `${file}:${line}: ${sentence}`,
  );
}

/** The modules that pages and builds load, by their paths in the title. */
function modules(): string[] {
  return globSync(['edition/*.ts', 'edition/words/*.ts', 'edition/urgent/*.ts'], {
    cwd: titleFolder,
  }).toSorted();
}

/** Loads a module, and looks for the names of the one that it replaces. Returns whether it cannot be loaded. */
async function faultOfModule(path: string): Promise<boolean> {
  try {
    const own = (await import(pathToFileURL(join(titleFolder, path)).href)) as object;
    const replaced = replacedFile(path.slice('edition/'.length));
    const missing = replaced ? namesOf(readFileSync(replaced, 'utf8')).filter((name) => !(name in own)) : [];
    if (missing.length > 0)
      say(
        path,
        1,
        `it has no ${missing.join(', no ')}, which pages read from it: export * from what it replaces, or write its own`,
      );
    return false;
  } catch (error) {
    if (!has(path)) say(...placeOf(error as Error, path));
    return true;
  }
}

/** The values that a module exports, by its text. */
function namesOf(source: string): string[] {
  const declared = [...source.matchAll(/^export (?:async )?(?:const|function) (\w+)/gm)].map(
    ([, name]) => name!,
  );
  const passedOn = [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list]) =>
    list!
      .split(',')
      .map((name) => name.trim().split(' as ').at(-1)!)
      .filter((name) => name && !name.startsWith('type ')),
  );
  return [...declared, ...passedOn];
}

/** The first of the title's own lines in a stack; else the module that was asked for. */
function placeOf({ stack = '', message }: Error, path: string): [string, number, string] {
  const sentence = message.split('\n')[0]!;
  for (const [, file, line] of stack.matchAll(/((?:file:\/\/)?\/[^\s()]*?\.tsx?)(?:\?[^\s:]*)?:(\d+)/g)) {
    const place = file!.startsWith('file:') ? fileURLToPath(file!) : file!;
    if (place.startsWith(`${titleFolder}/`) && !place.includes('/node_modules/'))
      return [place.slice(titleFolder.length + 1), Number(line), sentence];
  }
  return [path, 1, sentence];
}

/** Makes the tokens of each look in the brand's spec.ts: the library refuses colors that nobody could read. */
async function faultOfColors(): Promise<void> {
  const spec = resolve('#brand/spec');
  const path = spec.slice(titleFolder.length + 1);
  // A brand in a package of its own has its own tests.
  if (!spec.startsWith(`${titleFolder}/`) || has(path)) return;
  const looks = Object.values((await import(pathToFileURL(spec).href)) as object).filter(
    (value) => typeof value === 'function',
  ) as ((display: string, text: string) => BrandSpec)[];
  // Not by its package, whose entry has styles, too.
  const { makeTokens } = (await import(pathToFileURL(`${uiRoot}/theme/make-tokens.ts`).href)) as {
    makeTokens: (spec: BrandSpec) => unknown;
  };
  for (const look of looks)
    try {
      makeTokens(look('sans-serif', 'serif'));
    } catch (error) {
      const [reason = '', ...pairs] = (error as Error).message.split('\n');
      const listed = pairs.filter((line) => line.startsWith('  ')).map((line) => line.trim());
      for (const pair of listed) say(path, lineOf(path, /#[0-9a-f]{6}/i.exec(pair)?.[0]), pair);
      if (listed.length === 0) say(path, 1, reason);
    }
}

function lineOf(path: string, words = ''): number {
  const text = read(path);
  return text.slice(0, Math.max(0, text.indexOf(words))).split('\n').length;
}
