/**
 * `pnpm gen component <kebab-name>`: writes a component's folder in packages/ui that passes every check.
 * `pnpm gen route <path>`: writes a prerendered route of apps/web. `pnpm gen brand <kebab-name>`: copies the second
 * title as the start of a third.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { componentFiles, pascalCase, routeFiles } from './gen/templates.ts';
import { root } from './root.ts';

const [kind, name = ''] = process.argv.slice(2);
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
  fail(`Give a name in kebab-case, for example: pnpm gen component quiz-card`);

switch (kind) {
  case 'component':
    write(`packages/ui/src/${name}`, componentFiles(name));
    break;
  case 'route':
    write(`apps/web/app/routes/${name}`, routeFiles(name));
    process.stdout.write(`Add it to apps/web/app/routes.ts: route('${name}', 'routes/${name}/route.tsx')\n`);
    break;
  case 'brand':
    brand(name);
    break;
  default:
    fail('Say what to make: pnpm gen component|route|brand <kebab-name>');
}

function write(folder: string, files: Record<string, string>) {
  const target = join(root, folder);
  if (existsSync(target)) fail(`${folder} is there already; choose another name.`);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    writeFileSync(join(target, file), text);
    process.stdout.write(`${folder}/${file}\n`);
  }
}

function brand(title: string) {
  const from = join(root, 'packages/brand-harbour-post');
  const folder = join(root, `packages/brand-${title}`);
  if (existsSync(folder)) fail(`packages/brand-${title} is there already; choose another name.`);
  cpSync(from, folder, {
    recursive: true,
    filter: (path) => !/node_modules|dist|test-results|\.turbo|CHANGELOG/.test(path),
  });
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(ts|tsx|json|md)$/.test(path),
  )) {
    const text = readFileSync(join(folder, file), 'utf8');
    writeFileSync(
      join(folder, file),
      text.replaceAll('harbour-post', title).replaceAll('Harbour Post', pascalCase(title)),
    );
  }
  process.stdout.write(`packages/brand-${title}: change names.ts and theme.css.ts, then run pnpm install.\n`);
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
