#!/usr/bin/env node
/**
 * `npm create @daily-nest/title my-title -- --language es`: writes a title into a folder of that name, a repository of its own, with the
 * first texts of its language. Its packages have the versions that this one was released with; they stand in its own manifest.
 * `pnpm gen site my-title` writes the same files into the network's repository.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';

const home = import.meta.dirname;
/** What a title says at first, by language: one folder for each language of the site's pages. */
const languages = readdirSync(join(home, 'languages')).toSorted();
const { folder, language: asked, isPackage } = optionsOf(process.argv.slice(2));
const ofRepository = /^(\.github|Dockerfile|_gitignore|pnpm-workspace\.yaml)/;
const target = resolve(folder);
const name = basename(target);
if (!folder || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
  fail('Give a name in kebab-case, for example: npm create @daily-nest/title my-title');
if (existsSync(target) && readdirSync(target).length > 0)
  fail(`${folder} is there already and not empty; choose another name.`);
const language = asked ?? (process.stdin.isTTY ? await askForLanguage() : 'en');
if (!languages.includes(language))
  fail(`There are no pages in "${language}". A title can be in ${languages.map(nameOf).join(', ')}.`);

const { version, devDependencies: versions } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
const turbo = `{
  "extends": ["//"],
  "tags": ["title"],
  "tasks": {
    "e2e": { "dependsOn": [] },
    "e2e:long": {
      "dependsOn": ["build", "@daily-nest/backend#build"],
      "outputs": ["test-results/e2e.json"]
    }
  }
}
`;
/** What a title is made of, by its path, as it was generated: `pnpm check` lists what nobody has changed. */
const start = {};
// A file of the language stands in place of one of every title; with fonts of its own it needs no others.
const { 'package.json': ownManifest, ...own } = filesOf(join(home, 'languages', language));
const hasOwnFonts = Object.keys(own).some(isFont);
const files = { ...filesOf(join(home, 'template')), ...own };
for (const [path, file] of Object.entries(files))
  if (!(isPackage && ofRepository.test(path)) && !(hasOwnFonts && isFont(path) && !(path in own)))
    write(path.replace('_gitignore', '.gitignore'), readFileSync(file));
write('daily-nest.json', Buffer.from(`${JSON.stringify({ version, start }, null, 2)}\n`));
if (isPackage) write('turbo.json', Buffer.from(turbo));
process.stdout.write(
  isPackage
    ? `${folder} is written. Run pnpm install, and pnpm --filter @daily-nest/${name} build.\n`
    : `${folder} is written.\n\n  cd ${folder}\n  pnpm install\n  pnpm build\n  pnpm start\n\n`,
);

function optionsOf(words) {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      // In the network's repository a title is a package: what a repository has once is not its own.
      options: { language: { type: 'string' }, package: { type: 'boolean', default: false } },
    });
    return { folder: positionals[0] ?? '', language: values.language, isPackage: values.package };
  } catch (error) {
    return fail(error.message);
  }
}

async function askForLanguage() {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`Language of its pages, ${languages.map(nameOf).join(', ')} [en]: `);
  terminal.close();
  return answer.trim() || 'en';
}

/** `es (Spanish)` */
function nameOf(code) {
  return `${code} (${new Intl.DisplayNames(['en'], { type: 'language' }).of(code)})`;
}

/** Returns the files of a folder by their paths in a title. */
function filesOf(from) {
  const all = readdirSync(from, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  return Object.fromEntries(
    all.map(({ parentPath, name }) => [
      join(parentPath, name).slice(from.length + 1),
      join(parentPath, name),
    ]),
  );
}

function isFont(path) {
  return path.startsWith('brand/fonts/');
}

function write(path, bytes) {
  const isText = /\.(css|json|md|ts|tsx|ya?ml)$|Dockerfile$|ignore$/.test(path);
  let content = isText ? Buffer.from(named(bytes.toString())) : bytes;
  if (path === 'package.json') content = Buffer.from(manifest(content.toString()));
  const file = join(target, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  if (/^(brand|edition|articles|posts)\/[^/]+\.(md|ts)$/.test(path))
    start[path] = createHash('sha256').update(content).digest('hex').slice(0, 12);
}

function named(text) {
  const words = name
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
  return text.replaceAll('my-title', name).replaceAll('My Title', words);
}

/** Gives each dependency the version of this release; in a workspace this package names those of the workspace. */
function manifest(text) {
  const lists = JSON.parse(text);
  if (language !== 'en') lists.language = language;
  if (isPackage) {
    lists.name = `@daily-nest/${name}`;
    // The repository's linter is its compiler.
    delete lists.scripts.typecheck;
    Object.assign(lists.scripts, {
      test: 'vitest run --reporter=default --reporter=json --outputFile.json=test-results/unit.json',
      'e2e:long': 'daily-nest-site test',
    });
  }
  const more = ownManifest ? JSON.parse(readFileSync(ownManifest, 'utf8')) : {};
  for (const kind of ['dependencies', 'devDependencies']) {
    const names = lists[kind].filter((one) => !hasOwnFonts || !one.startsWith('@fontsource'));
    const all = [...names, ...(more[kind] ?? [])].toSorted((one, other) => (one < other ? -1 : 1));
    lists[kind] = Object.fromEntries(all.map((one) => [one, versions[one]]));
  }
  return `${JSON.stringify(lists, null, 2)}\n`;
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
