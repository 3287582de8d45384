import { describe, expect, it } from 'vitest';
import { linksOf } from './draft-links.ts';

const inBody = (body: string) => linksOf({ body, sources: [] }).map(({ url }) => url);
const source = (url: string) => ({ title: 'A page', url, read: '', through: '' });

describe('the links of a draft', () => {
  it.each([
    ['The list is at https://www.cdc.gov/flu.', ['https://www.cdc.gov/flu']],
    [
      '(see https://www.cdc.gov/flu/), or “http://aap.org/a?b=c#d”',
      ['https://www.cdc.gov/flu/', 'http://aap.org/a?b=c#d'],
    ],
    [
      'https://en.wikipedia.org/wiki/Croup_(illness), they say',
      ['https://en.wikipedia.org/wiki/Croup_(illness)'],
    ],
    [
      'Read [the sheet](/urgent/sitter) or [this](https://cdc.gov/flu).',
      ['/urgent/sitter', 'https://cdc.gov/flu'],
    ],
    ['https://cdc.gov/flu and again https://cdc.gov/flu', ['https://cdc.gov/flu']],
    ['either/or, 9/11, www, https:// and https://[', []],
    ['[x](javascript:alert(1)) file:///etc/passwd', []],
  ])('are found in: %s', (body, urls) => {
    expect(inBody(body)).toEqual(urls);
  });

  it('are those of the sources, too, but none that is half typed', () => {
    const sources = ['https://cdc.gov/flu', ' https://aap.org/ ', 'https:/', '', 'file:///etc/passwd'].map(
      source,
    );
    expect(linksOf({ body: '', sources })).toEqual(
      ['https://cdc.gov/flu', 'https://aap.org/', 'file:///etc/passwd'].map((url) => ({
        field: 'sources',
        url,
      })),
    );
  });

  it.each([
    'https://a' + ')'.repeat(199_000),
    'https://'.repeat(25_000),
    ']('.repeat(99_000),
    '](/a'.repeat(49_000),
  ])('are found quickly in whatever was typed', (body) => {
    const start = performance.now();
    inBody(body);
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
