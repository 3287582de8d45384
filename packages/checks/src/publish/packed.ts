import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.ts';

/** All that is published, by its folder: the library, and what a title in a repository of its own is made of. */
export const publishedFolders = [
  'packages/ui',
  'packages/api-client',
  'packages/illustrations',
  'packages/content',
  'packages/brand',
  'packages/server',
  'packages/testing',
  'packages/site',
  'packages/create-title',
  'apps/backend',
] as const;

/** Those that another site installs alone, by their folder in packages/. */
export const published = ['ui', 'api-client'] as const;
export type Published = (typeof published)[number];

export interface Packed {
  tarball: string;
  /** The tarball unpacked, as it lies in a consumer's node_modules. */
  folder: string;
  remove: () => void;
}

/** Packs a package as it is published, `publishConfig` applied, and unpacks it in a folder of its own. */
export function pack(name: Published): Packed {
  const source = `${root}/packages/${name}`;
  if (!existsSync(`${source}/dist`))
    throw new Error(`packages/${name} is not built: pnpm --filter @daily-nest/${name} build`);
  const place = mkdtempSync(join(tmpdir(), 'packed-'));
  const tarball = join(place, `${name}.tgz`);
  execFileSync('pnpm', ['pack', '--out', tarball], { cwd: source, stdio: 'pipe' });
  const folder = join(place, 'unpacked');
  mkdirSync(folder);
  execFileSync('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
  return { tarball, folder, remove: () => rmSync(place, { recursive: true, force: true }) };
}

/** Entries of a built package: folders of ui; the package itself and its adapters. */
export function entriesOf(name: Published): { entry: string; source: string; dist: string }[] {
  const home = `${root}/packages/${name}`;
  if (name !== 'ui')
    return ['.', 'adapters'].map((entry) => ({
      entry,
      source: join(home, 'src', entry, 'index.ts'),
      dist: join(home, 'dist', entry),
    }));
  return readdirSync(`${home}/src`)
    .filter((folder) => existsSync(`${home}/src/${folder}/index.ts`))
    .toSorted()
    .map((entry) => ({ entry, source: `${home}/src/${entry}/index.ts`, dist: `${home}/dist/${entry}` }));
}
