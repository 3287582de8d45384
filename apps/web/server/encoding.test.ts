import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { chooseEncoding, compressOnce, isFresh, readyBody } from './encoding.ts';

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip;q=1.0, *;q=0', 'gzip'],
  ['*', 'br'],
  ['identity', 'identity'],
  ['', 'identity'],
  [null, 'identity'],
])('a reader that accepts %j gets %s', (accepted, encoding) =>
  expect(chooseEncoding(accepted)).toBe(encoding),
);

it.each([
  ['W/"a"', true],
  ['"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  [null, false],
])('If-None-Match %j means fresh: %s', (header, fresh) => expect(isFresh(header, 'W/"a"')).toBe(fresh));

it('keeps the same text in each encoding', async () => {
  const body = await readyBody('ä'.repeat(1_000));
  expect(body.identity.toString()).toBe('ä'.repeat(1_000));
  expect(brotliDecompressSync(body.br).toString()).toBe('ä'.repeat(1_000));
  expect(gunzipSync(body.gzip).toString()).toBe('ä'.repeat(1_000));
  expect(brotliDecompressSync(await compressOnce('x', 'br')).toString()).toBe('x');
});
