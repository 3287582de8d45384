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
  correctedPosts: async () => [],
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

  it('corrects no word that some page contains, and no first letter', async () => {
    expect(await hrefs('antrums')).not.toContain('/articles/tantrums-in-the-supermarket');
    expect(await hrefs('motrin')).not.toContain('/blog/forty-five-minutes-in-a-museum');
  });

  it('completes a partial word', async () => {
    expect(await hrefs('tantr')).toContain('/articles/tantrums-in-the-supermarket');
  });

  it.each([
    ['tylenol dose', '/urgent/fever-and-doses'],
    ['nurofen dosage', '/urgent/fever-and-doses'],
    ['cot death', '/faq#safe-sleep'],
    ['when to turn a carseat to face forward', '/fold-outs/car-seat-fit'],
    ['fussy eater', '/articles/the-picky-eater-and-the-long-game'],
    ['hissy fit', '/faq#tantrums'],
    ['vaccination', '/articles/whose-vaccine-schedule'],
    ['jabs', '/articles/whose-vaccine-schedule'],
  ])('finds "%s" by a synonym', async (words, href) => {
    expect((await hrefs(words)).slice(0, 2)).toContain(href);
  });

  it.each(['39', '39.5 C', '102 F', '103', '40 degrees'])('recognizes %s as a fever', async (temperature) => {
    expect((await search(temperature)).hits[0]!.title).toMatch(/fever/i);
  });

  it('prefers pages for the age in a question', async () => {
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

  it('returns nothing for an empty query, without a request', async () => {
    expect(await search('  ')).toEqual({
      hits: [],
      words: [],
      counts: [],
      incomplete: false,
      unanswered: false,
    });
  });

  it('ranks posts among the pages by the same score', async () => {
    const found = await hrefs('first fever', withPost);
    expect(found[0]).toBe('/blog/first-fever');
    expect(found.length).toBeGreaterThan(3);
    const place = (await hrefs('fever under three months', withPost)).indexOf('/blog/first-fever');
    expect(place).toBeGreaterThan(0);
  });

  it('reports missing posts when the blog does not answer', async () => {
    expect((await search('fever')).incomplete).toBe(true);
  });

  it('shows a best answer in full, and other texts shortened', async () => {
    const { hits } = await search('fever');
    const text = hits.find(({ kind }) => kind === 'FAQ')!.text;
    expect(text).toContain('Never give aspirin to a child.');
    for (const hit of hits.filter(({ kind }) => kind === 'Articles'))
      expect(hit.text.length).toBeLessThanOrEqual(241);
  });

  it('shows at most two consecutive rows of a kind', async () => {
    for (const query of ['sleep', 'fever', 'toddler', 'car seat']) {
      const { hits } = await search(query, withPost);
      for (const [at, { kind }] of hits.entries())
        if (at > 1 && hits[at - 1]!.kind === kind && hits[at - 2]!.kind === kind)
          expect(hits.slice(at).every((hit) => hit.kind === kind)).toBe(true);
    }
  });

  it('returns the words of a question in the results, and their synonyms', async () => {
    const { words } = await search('how do the jabs hurt');
    expect(words).toContain('vaccine');
    expect(words).not.toContain('how');
  });

  it('reports that it has no answer', async () => {
    expect((await search('replacing a carburetor')).unanswered).toBe(true);
    expect((await search('fever')).unanswered).toBe(false);
  });

  it('suggests at most seven titles from the second letter on, in the order of the search', async () => {
    expect(await suggest(withPost, asked('f'), 'localhost')).toEqual([]);
    const suggested = (await suggest(withPost, asked('fever at night'), 'localhost')).map(({ href }) => href);
    expect(suggested).toEqual((await hrefs('fever at night', withPost)).slice(0, 7));
  });
});

const row = (kind: Kind, name: string) => ({ kind, name });
const names = (...rows: { kind: Kind; name: string }[]) => mixed(rows).map(({ name }) => name);

describe('a list of several kinds', () => {
  it('has the best of another kind after two of one', () => {
    expect(
      names(row('FAQ', '1'), row('FAQ', '2'), row('FAQ', '3'), row('Tips', '4'), row('Articles', '5')),
    ).toEqual(['1', '2', '4', '3', '5']);
  });

  it('keeps its order with a single kind', () => {
    expect(names(row('FAQ', '1'), row('FAQ', '2'), row('FAQ', '3'))).toEqual(['1', '2', '3']);
  });
});

it('suggests subjects similar to a query without results', () => {
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
  ])('%s is searched as %s', (text, used) => {
    expect(searchQuery.parse(text)).toBe(used);
  });

  it('has at most a hundred characters of any kind', () => {
    for (const text of ['x'.repeat(15_000), '-'.repeat(15_000), 'x-'.repeat(7_000), '?'.repeat(15_000)])
      expect(searchQuery.parse(text).length).toBeLessThanOrEqual(100);
  });
});

it('reads the text of an article without its markup', () => {
  expect(htmlToText('<h2 id="a">Sleep &amp; rest</h2><p>It&#8217;s late.</p>')).toBe(
    'Sleep & rest It’s late.',
  );
});

it('cuts long texts between words', () => {
  expect(shorten('word '.repeat(60)).length).toBeLessThanOrEqual(241);
  expect(shorten('word '.repeat(60))).toMatch(/word…$/);
});
