import { expect, it } from 'vitest';
import { chooseEncoding, freshEncodings, isFresh } from './encoding.ts';

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

it('an answer for one reader has the quickest encoding', () => {
  expect(chooseEncoding('gzip, deflate, br, zstd', freshEncodings)).toBe('zstd');
  expect(chooseEncoding('gzip, deflate, br', freshEncodings)).toBe('br');
  expect(chooseEncoding('gzip, deflate, br, zstd')).toBe('br');
});
