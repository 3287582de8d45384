import { describe, expect, it } from 'vitest';
import type { Backend } from '../data/backend.server.ts';
import { htmlToText } from './html-to-text.ts';
import { searchPages, shorten } from './page-index.server.ts';
import { searchQuery } from './query.ts';
import { searchSite, suggest } from './site-search.server.ts';

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
const kindsOf = (query: string) => searchPages(asked(query), 40).map(({ kind }) => kind);

describe('the search of the site', () => {
  it('finds an article by words of its title', () => {
    expect(searchPages(asked('toddlers say no'), 5)[0]).toMatchObject({
      kind: 'Articles',
      href: '/articles/why-toddlers-say-no',
    });
  });

  it.each(['tantrom', 'supermarkt'])('corrects the typing error in "%s"', (slip) => {
    expect(searchPages(asked(slip), 10).map(({ href }) => href)).toContain(
      '/articles/tantrums-in-the-supermarket',
    );
  });

  it('covers every kind of page', () => {
    expect(kindsOf('yogi breath')).toContain('Books');
    expect(kindsOf('milestones worry')).toContain('FAQ');
    expect(kindsOf('walking bus maple')).toContain('Community Stories');
    expect(kindsOf('iron')).toContain('Health & Wellness');
    expect(kindsOf('screens')).toContain('Tips');
  });

  it.each([
    ['how do i get my baby to sleep', /sleep/i],
    ['my toddler hits other kids', /^(my toddler hits|hitting and biting)/i],
    ['when can baby eat peanuts', /peanuts/i],
    ['what should I do when my child has a fever', /fever/i],
    ['why does my toddler say no to everything', /toddlers say no/i],
    ['how much screen time should kids have', /screen time/i],
    ['my son is a picky eater what can I do', /picky eat/i],
    ['when should my baby start to walk', /walking/i],
    ['how do I stop my kids from fighting', /fight/i],
    ['when can my child sit facing forward in the car', /forward in the car|car seats/i],
  ])('answers "%s" first with what it asks for', async (question, answer) => {
    const { groups } = await searchSite(silent, asked(question), 'localhost');
    expect(groups[0]!.hits[0]!.title).toMatch(answer);
  });

  it('puts what has the word in its title first, and the group of the best result before others', async () => {
    const { groups } = await searchSite(withPost, asked('sleep'), 'localhost');
    const best = groups.map(({ hits }) => /sleep/i.test(hits[0]!.title));
    expect(best).toEqual(best.toSorted((one, other) => Number(other) - Number(one)));
    expect(best[0]).toBe(true);
    for (const { hits } of groups) {
      const titled = hits.map(({ title }) => /\bsleep/i.test(title));
      expect(titled).toEqual(titled.toSorted((one, other) => Number(other) - Number(one)));
    }
  });

  it('finds nothing for an empty query, and asks nobody', async () => {
    expect(await searchSite(silent, asked('  '), 'localhost')).toEqual({
      groups: [],
      count: 0,
      incomplete: false,
    });
  });

  it('lists the posts of the blog with the pages', async () => {
    const found = await searchSite(withPost, asked('fever'), 'localhost');
    expect(found.groups.find(({ kind }) => kind === 'Blog')?.hits[0]?.href).toBe('/blog/first-fever');
    expect(found.groups.some(({ kind }) => kind === 'Articles')).toBe(true);
  });

  it('says that posts are missing when the blog does not answer', async () => {
    expect((await searchSite(silent, asked('fever'), 'localhost')).incomplete).toBe(true);
  });

  it('suggests from the second letter on, seven titles at most', async () => {
    expect(await suggest(withPost, asked('f'), 'localhost')).toEqual([]);
    const titles = await suggest(withPost, asked('fev'), 'localhost');
    expect(titles.length).toBeGreaterThan(1);
    expect(titles.length).toBeLessThanOrEqual(7);
  });
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
  expect(shorten('word '.repeat(60)).length).toBeLessThanOrEqual(181);
  expect(shorten('word '.repeat(60))).toMatch(/word…$/);
});
