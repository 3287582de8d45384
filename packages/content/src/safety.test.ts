import { describe, expect, it } from 'vitest';
import { articleBySlug, articles } from './articles.ts';
import { booksIntro } from './books.ts';
import { faq } from './faq.ts';
import { tips } from './tips.ts';
import { wellnessArticles } from './wellness.ts';

/**
 * Lines that a frightened parent acts on. A writer may say them better, but a dropped sign, a swapped order or one of the
 * phrases that were wrong once must not come back unseen. The posts have the same in apps/backend/test/seed-safety.test.ts.
 */

const plain = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
const body = (slug: string) => plain(articleBySlug(slug)?.html ?? '');
const wellness = (slug: string) =>
  plain(wellnessArticles.find((article) => article.slug === slug)?.html ?? '');
const answer = (id: string) => faq.find((item) => item.id === id)?.answer ?? '';

/** What stands from `start` to just before `end`; fails when either is missing. */
function between(text: string, start: string, end: string): string {
  const from = text.indexOf(start);
  const to = text.indexOf(end, from + start.length);
  expect([from, to], `“${start}” … “${end}”`).not.toContain(-1);
  return text.slice(from, to);
}

const emergencies = ['trouble breathing', 'hard to wake', 'seizure', 'stiff neck', 'parked car'];

describe('a fever', () => {
  it('is first a question of 911, in the answer of the FAQ', () => {
    const first = answer('fever').split('. ')[0] ?? '';
    expect(first).toMatch(/^Call 911 /);
    for (const sign of emergencies) expect(first).toContain(sign);
  });

  it('has the same signs under 911 in the article', () => {
    const urgent = between(
      body('a-fever-at-three-in-the-morning'),
      'Call 911',
      'Call your pediatrician right away',
    );
    for (const sign of emergencies) expect(urgent).toContain(sign);
  });

  it.each([
    ['the FAQ', answer('fever')],
    ['the article', body('a-fever-at-three-in-the-morning')],
  ])('of a baby of three to six months is called about the same day, says %s', (_, text) => {
    expect(text).toMatch(/the same day about any fever (at|in a baby of) three to six months/);
  });

  it('of a seizure is never left at “after five minutes”', () => {
    expect(body('a-fever-at-three-in-the-morning')).not.toMatch(/seizure that lasts|At five minutes, call/);
  });
});

describe('choking', () => {
  const text = body('starting-solids-one-spoon-at-a-time');

  it('under one is back blows and chest thrusts with the heel of one hand', () => {
    expect(between(text, 'Under one:', 'From one on:')).toMatch(
      /five firm blows.+five chest thrusts with the heel of one hand/,
    );
  });

  it('from one on is back blows and abdominal thrusts', () => {
    expect(between(text, 'From one on:', 'Repeat until')).toMatch(/five blows.+five abdominal thrusts/);
    for (const shorter of [body('lunchboxes-that-come-home-empty'), answer('foods-to-avoid')]) {
      expect(shorter).toMatch(/911.+five back blows.+five abdominal thrusts/);
    }
  });
});

describe('a severe allergic reaction', () => {
  const severe = between(body('early-peanuts-and-other-allergens'), 'Severe (anaphylaxis)', 'FPIES');

  it('gets epinephrine before the call', () => {
    expect(severe).toMatch(/give epinephrine at once if you have it, then call 911/);
  });

  it('decides how the child lies', () => {
    expect(severe).toMatch(
      /flat with the legs raised\. If breathing is hard, let them sit up; if they vomit or pass out, lay them on the side/,
    );
  });
});

it('gives honey for a battery only over one year, at most six doses, on the way', () => {
  const battery = between(body('the-medicine-cabinet-check'), 'For a button battery', 'Next time');
  for (const limit of [
    'over one year old',
    'can swallow',
    'last 12 hours',
    'at most six doses',
    'delays nothing',
  ])
    expect(battery).toContain(limit);
});

it('lists every danger sign of the CDC after a blow to the head', () => {
  const signs = between(wellness('an-hour-a-day-of-moving'), 'After a blow to the head', 'No trampolines');
  for (const sign of [
    'passing out, however briefly',
    'seizure',
    'drowsiness or being hard to wake',
    'larger pupil',
    'headache that gets worse',
    'repeated vomiting or nausea',
    'slurred speech, weakness or numbness',
    'growing confusion',
    'cannot be consoled',
  ])
    expect(signs).toContain(sign);
});

it.each([
  'over the rail',
  'Baltimore lawyer',
  'newer medicines',
  'more sick days than',
  'most children can change to low-fat',
])('nowhere says “%s”', (phrase) => {
  const all = [
    booksIntro,
    ...faq.map((item) => item.answer),
    ...tips.map(({ content }) => content),
    ...[...articles, ...wellnessArticles].map(({ html }) => plain(html)),
  ];
  expect(all.filter((text) => text.toLowerCase().includes(phrase.toLowerCase()))).toEqual([]);
});

it.each([
  ...['well-child-visits', 'fever', 'screen-time', 'cows-milk', 'foods-to-avoid'].map(
    (id) => [id, faq.find((item) => item.id === id)?.asOf] as const,
  ),
  ...[
    'a-fever-at-three-in-the-morning',
    'starting-solids-one-spoon-at-a-time',
    'a-screen-plan-for-the-whole-house',
  ].map((slug) => [slug, articleBySlug(slug)?.asOf] as const),
])('says whose advice %s gives, and as of when', (_, asOf) => {
  expect(asOf?.source).toMatch(/AAP|CDC/);
});
