/**
 * What each entry of packages/ui adds to a page by itself, without the entries that it imports, as size-limit measures it: bundled,
 * minified and compressed with brotli. `pnpm --filter @daily-nest/checks sizes:update` records it in sizes.json.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import smallLibrary from '@size-limit/preset-small-lib';
import sizeLimit from 'size-limit';
import { root } from '../root.ts';
import { entriesOf } from './packed.ts';

export interface Size {
  /** Bytes of its own JavaScript. A static entry's runs on the server only. */
  js: number;
  /** Bytes of its own style sheet. */
  css: number;
  /** Its own files that a browser needs. */
  client: string[];
}

/** The most that an entry's own JavaScript may weigh. */
export const mostJs = 4096;

export const recordPath = `${root}/packages/checks/sizes.json`;

export function readRecord(): Record<string, Size> {
  return JSON.parse(readFileSync(recordPath, 'utf8')) as Record<string, Size>;
}

/** Entries for a build or a server. */
const notOnPages = ['measure-font', 'reset', 'theme', 'vanilla-extract', 'wireframe'];

export async function measure(): Promise<Record<string, Size>> {
  const entries = entriesOf('ui').filter(({ entry }) => !notOnPages.includes(entry));
  const styles = entries
    .map(({ entry }) => ({ entry, sheet: `${root}/packages/ui/dist/styles/${entry}.css` }))
    .filter(({ sheet }) => existsSync(sheet));
  const [js, css] = await Promise.all([
    bytesOf(
      entries.map(({ dist }) => ({ files: [join(dist, 'index.js')], modifyRolldownConfig: ownFilesOnly })),
    ),
    bytesOf(styles.map(({ sheet }) => ({ files: [sheet], rolldown: false }))),
  ]);
  const cssOf = new Map(styles.map(({ entry }, place) => [entry, css[place]!]));
  return Object.fromEntries(
    entries.map(({ entry, dist }, place) => [
      entry,
      {
        js: js[place]!,
        css: cssOf.get(entry) ?? 0,
        client: globSync('*.js', { cwd: dist })
          .filter((file) => isClient(join(dist, file)))
          .toSorted(),
      },
    ]),
  );
}

const ownFilesOnly = (config: object) => ({ ...config, external: /^(?!\.\/|\/)/ });

async function bytesOf(checks: object[]): Promise<number[]> {
  const sizes = (await sizeLimit(smallLibrary, { checks })) as { size: number }[];
  return sizes.map(({ size }) => size);
}

/** Whether a file says `'use client'`. */
export const isClient = (path: string) => /^\s*['"]use client['"]/.test(readFileSync(path, 'utf8'));

if (process.argv[1] === import.meta.filename) {
  const sizes = await measure();
  writeFileSync(recordPath, `${JSON.stringify(sizes, null, 2)}\n`);
  console.table(sizes);
}
