/**
 * What each entry of packages/ui adds to a page by itself, without its primitives: its own modules as they are published, before
 * the site's minifier, compressed with brotli. `pnpm --filter @daily-nest/checks sizes:update` records them in sizes.json.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parseSync } from 'vite';
import { root } from '../root.ts';
import { entriesOf } from './packed.ts';

export interface Size {
  /** Bytes of its own JavaScript, brotli. A static entry's runs on the server only. */
  js: number;
  /** Bytes of its own style sheet, brotli. */
  css: number;
  /** Its own files that a browser needs. */
  client: string[];
}

/** The most that an entry's own JavaScript may weigh. */
export const mostJs = 6144;

/** Entries that do something in a browser. All others are static and ship no script of their own. */
export const interactive = new Set([
  'accordion',
  'button',
  'cover-image',
  'donation-popup',
  'frame-consent',
  'header',
  'link',
  'newsletter-form',
  'not-found',
  'partner-document-card',
  'piece-actions',
  'provider',
  'radio',
  'radio-bar',
  'radio-player',
  'scheme-switch',
  'search-field',
  'slider',
  'start',
  'tabs',
  'toast',
  'tooltip',
  'video-embed',
]);

export const recordPath = `${root}/packages/checks/sizes.json`;

export function readRecord(): Record<string, Size> {
  return JSON.parse(readFileSync(recordPath, 'utf8')) as Record<string, Size>;
}

export function measure(): Record<string, Size> {
  return Object.fromEntries(
    entriesOf('ui')
      .filter(
        ({ entry }) => !['measure-font', 'reset', 'theme', 'vanilla-extract', 'wireframe'].includes(entry),
      )
      .map(({ entry, dist }) => [entry, sizeOf(entry, dist)]),
  );
}

function sizeOf(entry: string, dist: string): Size {
  const modules = ownModules(join(dist, 'index.js'), dist);
  const text = modules.map((path) => readFileSync(path, 'utf8'));
  const sheet = join(dirname(dist), 'styles', `${entry}.css`);
  return {
    js: brotli(text.join('\n')),
    css: existsSync(sheet) ? brotli(readFileSync(sheet, 'utf8')) : 0,
    client: modules
      .filter((path) => isClient(path))
      .map((path) => relative(dist, path))
      .toSorted(),
  };
}

/** The files of the entry's own folder that its index leads to. */
function ownModules(path: string, folder: string, seen = new Set<string>()): string[] {
  if (seen.has(path)) return [];
  seen.add(path);
  for (const node of parseSync(path, readFileSync(path, 'utf8')).program.body) {
    if (!('source' in node) || node.source?.type !== 'Literal') continue;
    const target = node.source.value;
    const imported = target.startsWith('.') ? join(dirname(path), target) : '';
    if (imported.startsWith(`${folder}/`)) ownModules(imported, folder, seen);
  }
  return [...seen];
}

/** Whether a file says `'use client'`. */
export const isClient = (path: string) => /^\s*['"]use client['"]/.test(readFileSync(path, 'utf8'));

const brotli = (text: string) => (text === '' ? 0 : brotliCompressSync(text).length);

export function sizeTable(sizes: Record<string, Size>): string {
  const rows = Object.entries(sizes).map(
    ([entry, { js, css, client }]) =>
      `${entry.padEnd(24)}${String(js).padStart(6)}${String(css).padStart(6)}  ${client.length > 0 ? client.join(' ') : 'static'}`,
  );
  return [`${'entry'.padEnd(24)}${'js'.padStart(6)}${'css'.padStart(6)}  in the browser`, ...rows].join('\n');
}

if (process.argv[1] === import.meta.filename) {
  const sizes = measure();
  writeFileSync(recordPath, `${JSON.stringify(sizes, null, 2)}\n`);
  console.log(sizeTable(sizes));
}
