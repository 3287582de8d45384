import { describe, expect, it } from 'vitest';
import { articleBySlug, articles } from './articles.ts';
import { booksIntro } from './books.ts';
import { faq } from './faq.ts';
import { tips } from './tips.ts';
import { wellnessArticles } from './wellness.ts';

/**
 * Safety text that a parent in an emergency relies on. It may be reworded, but a dropped sign, a swapped
 * order or a corrected phrase must not come back unnoticed. The posts have the same test in
 * apps/backend/test/seed-safety.test.ts.
 */

const plain = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
const body = (slug: string) => plain(articleBySlug(slug)?.html ?? '');
const wellness = (slug: string) =>
  plain(wellnessArticles.find((article) => article.slug === slug)?.html ?? '');
const answer = (id: string) => faq.find((item) => item.id === id)?.answer ?? '';

/** Returns the text from `start` to just before `end`; fails if either is missing. */
function between(text: string, start: string, end: string): string {
  const from = text.indexOf(start);
  const to = text.indexOf(end, from + start.length);
  expect([from, to], `“${start}” … “${end}”`).not.toContain(-1);
  return text.slice(from, to);
}

const emergencies = ['trouble breathing', 'hard to wake', 'seizure', 'stiff neck', 'parked car'];

describe('advice on a fever', () => {
  it('begins with the cases for 911, in the answer of the FAQ', () => {
    const first = answer('fever').split('. ')[0] ?? '';
    expect(first).toMatch(/^Call 911 /);
    for (const sign of emergencies) expect(first).toContain(sign);
  });

  it('has the same signs for 911 in the article', () => {
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
  ])('tells parents of a baby of three to six months to call the same day, in %s', (_, text) => {
    expect(text).toMatch(/the same day about any fever (at|in a baby of) three to six months/);
  });

  it.each([
    ['the FAQ', answer('fever')],
    ['the article', body('a-fever-at-three-in-the-morning')],
  ])(
    'tells parents of a baby of three to six months to call at any hour from 101°F, and the same day at 102.2°F, in %s',
    (_, text) => {
      expect(text).toMatch(/101°F \(38\.3°C\)/);
      expect(text).toMatch(/same day.+102\.2°F \(39°C\)/);
      expect(text).not.toContain('102°F');
    },
  );

  it('never limits calling for a seizure to “after five minutes”', () => {
    expect(body('a-fever-at-three-in-the-morning')).not.toMatch(/seizure that lasts|At five minutes, call/);
  });
});

it('gives each first food the three to five days that the piece cites', () => {
  const text = body('starting-solids-one-spoon-at-a-time');
  expect(text).toContain('three to five days from one new food to the next');
  const plan = between(text, 'fourteen days', 'severe eczema');
  const begun = [...plan.matchAll(/\b(\d+) to \d+\b/g)].map(([, day]) => Number(day));
  expect(begun).toEqual([1, 4, 8, 12]);
});

describe('choking', () => {
  const text = body('starting-solids-one-spoon-at-a-time');

  it('under one year means back blows and chest thrusts with the heel of one hand', () => {
    expect(between(text, 'Under one:', 'From one on:')).toMatch(
      /five firm blows.+five chest thrusts with the heel of one hand/,
    );
  });

  it('from one year on means back blows and abdominal thrusts', () => {
    expect(between(text, 'From one on:', 'Repeat until')).toMatch(/five blows.+five abdominal thrusts/);
    for (const shorter of [body('lunchboxes-that-come-home-empty'), answer('foods-to-avoid')]) {
      expect(shorter).toMatch(/911.+five back blows.+five abdominal thrusts/);
    }
  });
});

describe('choking and CPR by age', () => {
  const text = body('choking-and-cpr-before-you-need-them');
  const infant = between(text, 'Under one year', 'From the first birthday on');
  const child = between(text, 'From the first birthday on', 'Limp?');

  it('under one year: back blows, chest thrusts with the heel of one hand, never the belly', () => {
    expect(infant).toMatch(
      /five back blows.+five chest thrusts with the heel of one hand.+Leave the belly alone/,
    );
    expect(infant).not.toContain('abdominal');
  });

  it('from one year on: back blows before abdominal thrusts', () => {
    expect(child).toMatch(/five back blows.+five abdominal thrusts/);
  });

  it('presses as deep and as fast as the guidelines say', () => {
    for (const line of ['1½ inches (4 cm)', '2 inches (5 cm)', '100 to 120 a minute', '30 pushes, 2 breaths'])
      expect(text).toContain(line);
  });
});

it('names the source and date of its vaccine schedule, and that a court suspended one of them', () => {
  const slug = 'whose-vaccine-schedule';
  expect(articleBySlug(slug)?.asOf?.source).toMatch(/AAP and CDC.+court/);
  expect(articleBySlug(slug)?.excerpt).toContain('as of June 2026');
  expect(articleBySlug(slug)?.asOf?.date).toBe('2026-06-03');
  expect(body(slug)).toMatch(/On March 16 a federal judge .+ put the January changes .+ on hold/);
});

it('sends a teenager who speaks of dying, or who is threatened with a picture, to help at once', () => {
  const text = body('a-teenager-a-phone-and-the-night');
  expect(between(text, 'If there is talk of dying', 'If there is a threat')).toMatch(
    /Stay with your child.+988.+Call 911/,
  );
  expect(between(text, 'If there is a threat', 'If your child has done it')).toMatch(
    /Do not pay.+CyberTipline.+Take It Down/,
  );
});

it('tells somebody alone after a water accident to call by speaker and continue, and to begin first only without a phone', () => {
  expect(body('water-safety-starts-in-the-bathtub')).toMatch(
    /two rescue breaths.+alone, put the phone on speaker, call and go on; without one, give two minutes of CPR first/,
  );
});

describe('a severe allergic reaction', () => {
  const severe = between(body('early-peanuts-and-other-allergens'), 'Severe (anaphylaxis)', 'FPIES');

  it('gets epinephrine before the call', () => {
    expect(severe).toMatch(/give epinephrine at once if you have it, then call 911/);
  });

  it('decides the position of the child', () => {
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

it('lists every danger sign of the CDC after a head injury', () => {
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
])('never says “%s”', (phrase) => {
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
    'autism-screening-at-18-and-24-months',
  ].map((slug) => [slug, articleBySlug(slug)?.asOf] as const),
])('gives the source and date of the advice in %s', (_, asOf) => {
  expect(asOf?.source).toMatch(/AAP|CDC/);
});
