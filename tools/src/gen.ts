/**
 * `pnpm gen component quiz-card`: creates a component's folder in packages/ui that passes every check. `pnpm
 * gen route guides`: a prerendered page of every title, in the site map. `pnpm gen brand river-post`: the brand of a new
 * title as a package of its own. `pnpm gen site river-post --language es`: a title of the network in apps/, by the generator of
 * packages/create-title.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyBrand } from './gen/brand.ts';
import { componentFiles, usageFile } from './gen/component.ts';
import { routeFiles, routeLines } from './gen/route.ts';
import { root } from './root.ts';

const [kind, name = '', ...options] = process.argv.slice(2);
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
  fail('Give a name in kebab-case, for example: pnpm gen component quiz-card');

switch (kind) {
  case 'component':
    write(newFolder(`packages/ui/src/${name}`), componentFiles(name));
    write('apps/storybook/docs/usage', usageFile(name));
    break;
  case 'route':
    write(newFolder(`packages/site/app/routes/${name}`), routeFiles(name));
    for (const { file, after, line } of routeLines(name)) insert(file, after, line);
    say(
      'Write its texts, lead to it from another page or from packages/brand/src/nav.ts, and say in apps/web/e2e/support/pages.ts what a reader finds there.',
    );
    break;
  case 'brand': {
    const folder = newFolder(`packages/brand-${name}`);
    for (const file of copyBrand(root, join(root, folder), name)) say(`${folder}/${file}`);
    say(
      'Run pnpm install. Then draw it: spec.ts, mark.ts and the fonts; names.ts, nav.ts and owner.ts say who it is.',
    );
    break;
  }
  case 'site':
    // The same files as in a repository of its own.
    execFileSync(
      'node',
      [
        join(root, 'packages/create-title/create-title.js'),
        newFolder(`apps/${name}`),
        '--package',
        ...options,
      ],
      {
        cwd: root,
        stdio: 'inherit',
      },
    );
    break;
  default:
    fail('Say what to make: pnpm gen component|route|brand|site <kebab-name>');
}

function newFolder(folder: string): string {
  if (existsSync(join(root, folder))) fail(`${folder} is there already; choose another name.`);
  return folder;
}

function write(folder: string, files: Record<string, string>) {
  mkdirSync(join(root, folder), { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(join(root, folder, file), text);
    say(`${folder}/${file}`);
  }
}

function insert(file: string, after: RegExp, line: string) {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  const found = after.exec(text)?.[0];
  if (!found) fail(`${file} has no line to put the new one after: add ${line.trim()} by hand.`);
  writeFileSync(
    path,
    text.replace(found, () => `${found}${line}`),
  );
  say(`${file}: ${line.trim()}`);
}

function say(line: string) {
  process.stdout.write(`${line}\n`);
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
