import { expect, it } from 'vitest';
import { checkedAgainst } from './checked.ts';
import { pieces } from './pieces.ts';
import { wellnessArticles } from './wellness.ts';

const cdc = { title: 'CDC: Iron', url: 'https://www.cdc.gov/iron.html' };
const aap = { title: 'HealthyChildren.org: Iron', url: 'https://www.healthychildren.org/iron' };

it('names each institution that was read once, with its page and the first day', () => {
  expect(
    checkedAgainst([
      { ...aap, read: '2026-11-25' },
      { ...aap, url: 'https://www.aap.org/iron', read: '2026-10-22' },
      cdc,
      { title: 'A study', url: 'https://doi.org/10.1', read: '2026-09-01' },
    ]),
  ).toEqual({ institutions: [{ name: 'AAP', href: aap.url }], on: '2026-10-22' });
});

it('says who reports what was read second-hand, unless it was read at the institution too', () => {
  const reported = { ...cdc, read: '2026-11-25', through: 'HealthDay' };
  expect(checkedAgainst([reported])?.institutions).toEqual([
    { name: 'CDC', href: cdc.url, through: 'HealthDay' },
  ]);
  expect(checkedAgainst([reported, { ...cdc, read: '2026-11-25' }])?.institutions).toEqual([
    { name: 'CDC', href: cdc.url },
  ]);
});

it('claims nothing where nothing was read', () => {
  expect(checkedAgainst([cdc, aap])).toBeUndefined();
});

it('stands at the head of most health pieces, and names only pages among their sources', () => {
  const checked = wellnessArticles.filter(({ sources }) => checkedAgainst(sources));
  expect(checked.length).toBeGreaterThan(wellnessArticles.length / 2);
  for (const { href, sources } of pieces) {
    const urls = sources.map(({ url }) => url);
    for (const institution of checkedAgainst(sources)?.institutions ?? [])
      expect(urls, href).toContain(institution.href);
  }
});
