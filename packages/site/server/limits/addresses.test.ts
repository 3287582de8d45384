import { describe, expect, it } from 'vitest';
import { isTooLong, withoutEndSlashes } from './addresses.ts';

const at = (path: string) => `http://news.example${path}`;

describe('an address', () => {
  it('may have a path of 2,048 characters and 8,192 in all', () => {
    expect(isTooLong(at(`/${'a'.repeat(2_047)}`))).toBe(false);
    expect(isTooLong(at(`/${'a'.repeat(2_048)}`))).toBe(true);
    expect(isTooLong(at(`/faq?q=${'a'.repeat(8_000)}`))).toBe(false);
    expect(isTooLong(at(`/faq?q=${'a'.repeat(8_200)}`))).toBe(true);
    expect(isTooLong(at(`/${'a'.repeat(2_047)}?q=${'a'.repeat(3_000)}`))).toBe(false);
  });

  it.each([
    ['/blog/', '/blog'],
    ['/blog///', '/blog'],
    ['/blog/a/', '/blog/a'],
    ['/a//b/', '/a//b'],
  ])('%s is redirected to %s', (path, better) => expect(withoutEndSlashes(path)).toBe(better));

  it.each(['/', '//', '/////', '/blog', '//evil.example/', '/\\evil.example/'])(
    '%s is not changed, because the result could lead to another host, or nowhere',
    (path) => expect(withoutEndSlashes(path)).toBeUndefined(),
  );
});
