import { describe, expect, it } from 'vitest';
import type { Backend } from '../data/backend.server.ts';
import { htmlToText } from './html-to-text.ts';
import { type Kind, shorten } from './page-index.server.ts';
import { searchQuery } from './query.ts';
import { mixed, searchSite, suggest } from './site-search.server.ts';
import { nearestSubjects } from './subjects.server.ts';

const silent: Backend = {
  wall: async () => undefined,
  searchPosts: async () => undefined,
  filedPosts: async () => undefined,
  related: async () => undefined,
};
const withPost: Backend = {
  ...silent,
  searchPosts: async () => [{ slug: 'first-fever', title: 'First fever', description: 'What to do.' }],
};

const asked = (text: string) => searchQuery.parse(text);
const search = (text: string, backend = silent) => searchSite(backend, asked(text), 'localhost');
const hrefs = async (text: string, backend = silent) =>
  (await search(text, backend)).hits.map(({ href }) => href);
const kindsOf = async (text: string) => (await search(text)).counts.map(({ kind }) => kind);

describe('the search of the site', () => {
  it('finds an article by words of its title', async () => {
    expect((await hrefs('toddlers say no'))[0]).toBe('/articles/why-toddlers-say-no');
  });

  it.each(['tantrom', 'supermarkt'])('corrects the typing error in "%s"', async (slip) => {
    expect(await hrefs(slip)).toContain('/articles/tantrums-in-the-supermarket');
  });

  it('corrects no word that some page has, and none at its first letter', async () => {
    expect(await hrefs('antrums')).not.toContain('/articles/tantrums-in-the-supermarket');
    expect(await hrefs('motrin')).not.toContain('/blog/forty-five-minutes-in-a-museum');
  });

  it('finds what a half-typed word begins', async () => {
    expect(await hrefs('tantr')).toContain('/articles/tantrums-in-the-supermarket');
  });

  it.each([
    ['tylenol dose', '/urgent/fever-and-doses'],
    ['nurofen dosage', '/urgent/fever-and-doses'],
    ['cot death', '/faq#safe-sleep'],
    ['when to turn a carseat to face forward', '/faq#car-seats'],
    ['fussy eater', '/articles/the-picky-eater-and-the-long-game'],
    ['hissy fit', '/faq#tantrums'],
    ['vaccination', '/articles/whose-vaccine-schedule'],
    ['jabs', '/articles/whose-vaccine-schedule'],
  ])('knows that "%s" is ours by another word', async (words, href) => {
    expect((await hrefs(words)).slice(0, 2)).toContain(href);
  });

  it.each(['39', '39.5 C', '102 F', '103', '40 degrees'])('reads %s as a fever', async (temperature) => {
    expect((await search(temperature)).hits[0]!.title).toMatch(/fever/i);
  });

  it('prefers what is for the age that a question names', async () => {
    const [first] = await hrefs('15 year old and sleep');
    expect(first).toMatch(/teenager/);
  });

  it('covers every kind of page', async () => {
    expect(await kindsOf('yogi breath')).toContain('Books');
    expect(await kindsOf('milestones worry')).toContain('FAQ');
    expect(await kindsOf('walking bus maple')).toContain('Community Stories');
    expect((await search('walking bus maple')).hits[0]?.title).toMatch(/^Sample story: /);
    expect(await kindsOf('iron')).toContain('Health & Wellness');
    expect(await kindsOf('screens')).toContain('Tips');
    expect(await kindsOf('fever')).toContain('Urgent Help');
  });

  it('finds nothing for an empty query, and asks nobody', async () => {
    expect(await search('  ')).toEqual({
      hits: [],
      words: [],
      counts: [],
      incomplete: false,
      unanswered: false,
    });
  });

  it('ranks posts among the pages, by the same measure', async () => {
    const found = await hrefs('first fever', withPost);
    expect(found[0]).toBe('/blog/first-fever');
    expect(found.length).toBeGreaterThan(3);
    const place = (await hrefs('fever under three months', withPost)).indexOf('/blog/first-fever');
    expect(place).toBeGreaterThan(0);
  });

  it('says that posts are missing when the blog does not answer', async () => {
    expect((await search('fever')).incomplete).toBe(true);
  });

  it('shows a best answer whole, and other texts shortened', async () => {
    const { hits } = await search('fever');
    const text = hits.find(({ kind }) => kind === 'FAQ')!.text;
    expect(text).toContain('Never give aspirin to a child.');
    for (const hit of hits.filter(({ kind }) => kind === 'Articles'))
      expect(hit.text.length).toBeLessThanOrEqual(241);
  });

  it('shows at most two rows of a kind before another comes', async () => {
    for (const query of ['sleep', 'fever', 'toddler', 'car seat']) {
      const { hits } = await search(query, withPost);
      for (const [at, { kind }] of hits.entries())
        if (at > 1 && hits[at - 1]!.kind === kind && hits[at - 2]!.kind === kind)
          expect(hits.slice(at).every((hit) => hit.kind === kind)).toBe(true);
    }
  });

  it('names the words of a question in what it found, and what means the same', async () => {
    const { words } = await search('how do the jabs hurt');
    expect(words).toContain('vaccine');
    expect(words).not.toContain('how');
  });

  it('admits that it has no answer', async () => {
    expect((await search('replacing a carburetor')).unanswered).toBe(true);
    expect((await search('fever')).unanswered).toBe(false);
  });

  it('suggests from the second letter on, in the order of the search, seven titles at most', async () => {
    expect(await suggest(withPost, asked('f'), 'localhost')).toEqual([]);
    const suggested = (await suggest(withPost, asked('fever at night'), 'localhost')).map(({ href }) => href);
    expect(suggested).toEqual((await hrefs('fever at night', withPost)).slice(0, 7));
  });
});

const row = (kind: Kind, name: string) => ({ kind, name });
const names = (...rows: { kind: Kind; name: string }[]) => mixed(rows).map(({ name }) => name);

describe('a list of several kinds', () => {
  it('lets the best of another kind in after two of one', () => {
    expect(
      names(row('FAQ', '1'), row('FAQ', '2'), row('FAQ', '3'), row('Tips', '4'), row('Articles', '5')),
    ).toEqual(['1', '2', '4', '3', '5']);
  });

  it('keeps the order where there is no other kind', () => {
    expect(names(row('FAQ', '1'), row('FAQ', '2'), row('FAQ', '3'))).toEqual(['1', '2', '3']);
  });
});

it('offers subjects near to what was not found', () => {
  expect(nearestSubjects('vaccinating hamsters')[0]).toBe('Vaccines');
  expect(nearestSubjects('zzz')).toEqual([]);
});

describe('a query', () => {
  it.each([
    ['one two three four five six seven eight nine ten', 'one two three four five six seven eight'],
    ['b-c-d-e-f-g-h-j-k-l', 'b-c-d-e-f-g-h-j'],
    ['what should i do when my toddler hits other kids', 'what should i do when my toddler hits other kids'],
    ['one two three four five six seven eight?', 'one two three four five six seven eight?'],
    ['  two   words ', 'two words'],
    ['???', '???'],
    [undefined, ''],
  ])('%s is searched for as %s', (text, used) => {
    expect(searchQuery.parse(text)).toBe(used);
  });

  it('has at most a hundred characters, however it is made', () => {
    for (const text of ['x'.repeat(15_000), '-'.repeat(15_000), 'x-'.repeat(7_000), '?'.repeat(15_000)])
      expect(searchQuery.parse(text).length).toBeLessThanOrEqual(100);
  });
});

it('reads the words of an article without its marks', () => {
  expect(htmlToText('<h2 id="a">Sleep &amp; rest</h2><p>It&#8217;s late.</p>')).toBe(
    'Sleep & rest It’s late.',
  );
});

it('cuts long texts between words', () => {
  expect(shorten('word '.repeat(60)).length).toBeLessThanOrEqual(241);
  expect(shorten('word '.repeat(60))).toMatch(/word…$/);
});
