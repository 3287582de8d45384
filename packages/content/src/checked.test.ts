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

it('names who reports a second-hand source, unless the institution was read as well', () => {
  const reported = { ...cdc, read: '2026-11-25', through: 'HealthDay' };
  expect(checkedAgainst([reported])?.institutions).toEqual([
    { name: 'CDC', href: cdc.url, through: 'HealthDay' },
  ]);
  expect(checkedAgainst([reported, { ...cdc, read: '2026-11-25' }])?.institutions).toEqual([
    { name: 'CDC', href: cdc.url },
  ]);
});

it('returns nothing if nothing was read', () => {
  expect(checkedAgainst([cdc, aap])).toBeUndefined();
});

it.each([
  ['https://pubmed.ncbi.nlm.nih.gov/26942344/', 'A study'],
  ['https://pmc.ncbi.nlm.nih.gov/articles/PMC6764593', 'A study'],
  ['https://www.ncbi.nlm.nih.gov/pmc/articles/PMC6764593', 'A study'],
  ['https://dailymed.nlm.nih.gov/dailymed/drugInfo.cfm?setid=1', 'A label'],
  ['https://publications.aap.org/pediatrics/article/151/2/1/2/Otitis', 'Kaur et al. (2023), Pediatrics'],
])('takes %s, which an institution only keeps or prints, for nobody’s advice', (url, title) => {
  expect(checkedAgainst([{ title, url, read: '2026-11-25' }])).toBeUndefined();
});

it.each([
  'AAP (2015): Head Lice',
  'American Academy of Pediatrics (2022): Sleep',
  'Firearms, Policy Statement',
])('takes “%s” for the AAP’s own, though it stands in a journal', (title) => {
  const url = 'https://publications.aap.org/pediatrics/article/135/5/1/2/X';
  expect(checkedAgainst([{ title, url, read: '2026-11-25' }])?.institutions).toEqual([
    { name: 'AAP', href: url },
  ]);
});

it('is at the top of most health pieces, and names only pages among their sources', () => {
  const checked = wellnessArticles.filter(({ sources }) => checkedAgainst(sources));
  expect(checked.length).toBeGreaterThan(wellnessArticles.length / 2);
  for (const { href, sources } of pieces) {
    const urls = sources.map(({ url }) => url);
    for (const institution of checkedAgainst(sources)?.institutions ?? [])
      expect(urls, href).toContain(institution.href);
  }
});
