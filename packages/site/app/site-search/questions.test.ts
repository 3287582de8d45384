import { faq } from '@daily-nest/content/faq';
import { pieces } from '@daily-nest/content/pieces';
import { tips } from '@daily-nest/content/tips';
import { sheets } from '@daily-nest/content/urgent/sheets';
import { expect, it } from 'vitest';
import type { Backend } from '../data/backend.server.ts';
import { emergenciesIn } from './emergency.server.ts';
import { searchQuery } from './query.ts';
import { answered, emergencies, unanswered } from './questions.test-support.ts';
import { searchSite } from './site-search.server.ts';

// apps/web/e2e/questions.spec.ts asks the same with the posts of the real blog.
const noPosts = { searchPosts: async () => [] as const } as unknown as Backend;

async function firstOf(question: string, count: number): Promise<string[]> {
  const { hits } = await searchSite(noPosts, searchQuery.parse(question), 'localhost');
  return hits.slice(0, count).map(({ href }) => href);
}

it('the set has at least 150 questions and no duplicates', () => {
  const all = [...emergencies, ...answered, ...unanswered].map(([question]) => question);
  expect(all.length).toBeGreaterThanOrEqual(150);
  expect(new Set(all).size).toBe(all.length);
});

it.each(emergencies)('answers “%s” before everything else', (question, ...names) => {
  expect(names).toContain(emergenciesIn(question)[0]?.name);
});

it('finds a local answer among the first three for 95 of 100 questions', async () => {
  const asked = answered.filter(([, ...addresses]) =>
    addresses.some((address) => !address.startsWith('/blog/')),
  );
  const missed: string[] = [];
  for (const [question, ...addresses] of asked)
    if (!(await firstOf(question, 3)).some((href) => addresses.includes(href))) missed.push(question);
  expect(missed.length / asked.length, missed.join('\n')).toBeLessThanOrEqual(0.05);
});

const own = [
  ...pieces.map(({ href, questions }) => ({ href, questions })),
  ...faq.map(({ id, questions }) => ({ href: `/faq#${id}`, questions })),
  ...tips.map(({ id, questions }) => ({ href: `/parenting-tips#${id}`, questions })),
  ...sheets.map(({ slug, questions }) => ({ href: `/urgent/${slug}`, questions })),
].flatMap(({ href, questions = [] }) => questions.map((question) => [question, href] as const));

it('has more than 200 questions of its own', () => expect(own.length).toBeGreaterThan(200));

// Each piece has about ten questions, and each is a full search.
it('finds a page among the first two for each question that it lists', async () => {
  const missed: string[] = [];
  for (const [question, href] of own)
    if (!(await firstOf(question, 2)).includes(href)) missed.push(`${question} → ${href}`);
  expect(missed).toEqual([]);
}, 60_000);
