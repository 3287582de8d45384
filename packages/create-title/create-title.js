#!/usr/bin/env node
/**
 * `npm create @daily-nest/title my-title`: writes a title into a folder of that name, a repository of its own. Its packages have the
 * versions that this one was released with; they stand in its own manifest. `pnpm gen site my-title` writes the same files into the
 * network's repository.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

const home = import.meta.dirname;
const [folder = '', ...options] = process.argv.slice(2);
/** In the network's repository a title is a package: what a repository has once is not its own. */
const isPackage = options.includes('--package');
const ofRepository = /^(\.github|Dockerfile|_gitignore|pnpm-workspace\.yaml)/;
const target = resolve(folder);
const name = basename(target);
if (!folder || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
  fail('Give a name in kebab-case, for example: npm create @daily-nest/title my-title');
if (existsSync(target) && readdirSync(target).length > 0)
  fail(`${folder} is there already and not empty; choose another name.`);

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
const template = join(home, 'template');
for (const file of readdirSync(template, { recursive: true, withFileTypes: true })) {
  if (!file.isFile()) continue;
  const path = join(file.parentPath, file.name).slice(template.length + 1);
  if (isPackage && ofRepository.test(path)) continue;
  write(path.replace('_gitignore', '.gitignore'), readFileSync(join(template, path)));
}
write('daily-nest.json', Buffer.from(`${JSON.stringify({ version, start }, null, 2)}\n`));
if (isPackage) write('turbo.json', Buffer.from(turbo));
process.stdout.write(
  isPackage
    ? `${folder} is written. Run pnpm install, and pnpm --filter @daily-nest/${name} build.\n`
    : `${folder} is written.\n\n  cd ${folder}\n  pnpm install\n  pnpm build\n  pnpm start\n\n`,
);

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
  if (isPackage) {
    lists.name = `@daily-nest/${name}`;
    Object.assign(lists.scripts, {
      lint: 'oxlint -c ../../.oxlintrc.json --type-aware --deny-warnings',
      test: 'vitest run --reporter=default --reporter=json --outputFile.json=test-results/unit.json',
      'e2e:long': 'daily-nest-site test',
    });
  }
  for (const kind of ['dependencies', 'devDependencies'])
    lists[kind] = Object.fromEntries(lists[kind].map((one) => [one, versions[one]]));
  return `${JSON.stringify(lists, null, 2)}\n`;
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
