import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { ApiError } from '../http/errors.ts';
import type { Settings } from '../settings.ts';
import type { DeskEnv } from './access.ts';
import { type Site, sitesOf } from '../desk-sites.ts';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Where the page's template has the nonce of its styles. */
const nonceMark = 'DESK-NONCE';

/**
 * Nothing runs that is not a file of the desk, and no text becomes markup. The editor adds a style element, by the nonce.
 */
const policy = (nonce: string, sites: readonly Site[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "font-src 'self'",
    // The empty icon of the page.
    "img-src 'self' data:",
    "connect-src 'self'",
    // Letters, and previews of pages.
    `frame-src ${["'self'", ...sites.map(({ origin }) => origin)].join(' ')}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/** The desk's page and files, as its build has left them. */
export function deskFiles({ DESK_DIR: folder, ...settings }: Settings) {
  return new Hono<DeskEnv>()
    .use(compress())
    .get('/assets/:name{[\\w.-]+}', async (c) => {
      const name = c.req.param('name');
      const type = types[extname(name)];
      const bytes = type && (await readFile(join(folder, 'assets', name)).catch(() => undefined));
      if (!bytes) throw new ApiError(404, 'not_found', 'There is no such file.');
      // Names have a hash of the content.
      return c.body(new Uint8Array(bytes), 200, {
        'Content-Type': type,
        'Cache-Control': 'public, max-age=31536000, immutable',
        'X-Content-Type-Options': 'nosniff',
        'Cross-Origin-Resource-Policy': 'same-origin',
      });
    })
    .get('*', async (c) => {
      const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined);
      if (page === undefined)
        throw new ApiError(
          503,
          'not_built',
          'The desk is not built: run pnpm --filter @daily-nest/desk build.',
        );
      const nonce = randomBytes(16).toString('base64');
      return c.html(page.replaceAll(nonceMark, nonce), 200, {
        'Cache-Control': 'no-store',
        'Content-Security-Policy': policy(nonce, sitesOf(settings)),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'Referrer-Policy': 'no-referrer',
        'X-Content-Type-Options': 'nosniff',
        'X-Robots-Tag': 'noindex, nofollow',
      });
    });
}
