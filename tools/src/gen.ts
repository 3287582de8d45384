/**
 * `pnpm gen component quiz-card`: creates a component's folder in packages/ui that passes every check. `pnpm
 * gen route guides`: a prerendered page of every title, in the site map. `pnpm gen brand river-post`: the
 * brand of a title, from the second one's values. `pnpm gen site river-post`: a title of the network in
 * apps/: its brand, if there is none of that name, and its site.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyBrand, copyTitle } from './gen/brand.ts';
import { componentFiles, usageFile } from './gen/component.ts';
import { routeFiles, routeLines } from './gen/route.ts';
import { root } from './root.ts';

const [kind, name = ''] = process.argv.slice(2);
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
  case 'brand':
    makeBrand();
    say(
      'Run pnpm install. Then draw it: spec.ts, mark.ts and the fonts; names.ts, nav.ts and owner.ts say who it is.',
    );
    break;
  case 'site':
    newFolder(`apps/${name}`);
    if (!existsSync(join(root, `packages/brand-${name}`))) makeBrand();
    for (const file of copyTitle(join(root, 'apps/harbour-post'), join(root, 'apps', name), name))
      say(`apps/${name}/${file}`);
    say(
      `Run pnpm install, and pnpm --filter @daily-nest/${name} build. Its texts are the network’s until edition/ and articles/ hold its own: docs/guides/start-a-title.md.`,
    );
    break;
  default:
    fail('Say what to make: pnpm gen component|route|brand|site <kebab-name>');
}

function makeBrand() {
  const folder = newFolder(`packages/brand-${name}`);
  for (const file of copyBrand(join(root, 'packages/brand-harbour-post'), join(root, folder), name))
    say(`${folder}/${file}`);
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
