import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { movedPosts } from '@daily-nest/content/moved-posts';
import { urgentSections } from '@daily-nest/content/urgent/sections';
import { readMarkdown } from '../src/posts/markdown-file.ts';
import { seedFolder } from '../src/posts/seed.ts';

/**
 * Lines of the posts that a frightened parent, or one with a form to fill in, acts on. A writer may say them better, but a
 * dropped sign, a swapped order or a phrase that was wrong once must not come back unseen.
 */

const posts = new Map(
  readdirSync(seedFolder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => {
      const read = readMarkdown(readFileSync(join(seedFolder, name)), {
        defaultDomain: 'thedailynest.example',
        latest: '9998-12-31',
      });
      if ('findings' in read) throw new Error(`${name} cannot be read`);
      return [read.post.slug, read.post] as const;
    }),
);
const body = (slug: string) => posts.get(slug)?.body ?? '';

/** The paragraph under a heading. */
function under(slug: string, heading: string): string {
  const lines = body(slug).split('\n').filter(Boolean);
  const at = lines.findIndex((line) => line.replace(/^#+ /, '') === heading && line.startsWith('#'));
  expect(at, `${slug}: ${heading}`).not.toBe(-1);
  return lines[at + 1] ?? '';
}

describe('a fever', () => {
  const slug = 'a-fever-at-three-in-the-morning';

  it.each(['Trouble breathing', 'hard to wake', 'A seizure.', 'stiff neck', 'parked car'])(
    'with “%s” means 911',
    (sign) => {
      expect(under(slug, 'Call 911 or go now')).toContain(sign);
    },
  );

  it('of a baby of three to six months is called about tonight at 101°F, else the same day', () => {
    expect(under(slug, 'Call the doctor tonight')).toMatch(
      /between three and six months, 101°F \(38\.3°C\) or more/,
    );
    expect(under(slug, 'Call in the morning')).toMatch(/fever in a baby between three and six months/);
  });
});

it.each([
  'one pupil larger than the other',
  'drowsiness, or a child who cannot be woken',
  'a headache that gets worse and does not go away',
  'slurred speech, weakness, numbness or decreased coordination',
  'repeated vomiting or nausea',
  'convulsions or seizures',
  'unusual behavior, increased confusion, restlessness or agitation',
  'loss of consciousness, however brief',
  'cannot be consoled',
  'refusing to nurse or eat',
])('the CDC’s danger sign after a bump on the head is there: %s', (sign) => {
  expect(under('after-the-bump-on-the-head', 'Call 911 or go to the emergency room')).toContain(sign);
});

it('has each post that an emergency leads to, under the title that stands there', () => {
  const led = urgentSections.flatMap(({ post }) => post ?? []);
  expect(led.length).toBeGreaterThan(0);
  for (const { slug, title } of led) expect(posts.get(slug)?.title).toBe(title);
});

it('has no post whose address leads to the piece that it was merged into', () => {
  expect(Object.keys(movedPosts).filter((slug) => posts.has(slug))).toEqual([]);
});

it('gives epinephrine before the call, and a position for each symptom', () => {
  expect(under('peanut-egg-and-the-first-taste', 'Severe')).toMatch(
    /epinephrine.+give it first.+then call 911/,
  );
  expect(under('peanut-egg-and-the-first-taste', 'While you wait')).toMatch(
    /flat with the legs raised; sitting up if breathing is hard; on the side if there is vomiting or no response/,
  );
});

it('says what to do when a child chokes, under one year and from one on', () => {
  expect(body('starting-solids-the-first-two-weeks')).toMatch(/five chest thrusts with the heel of one hand/);
  expect(under('starting-solids-the-first-two-weeks', 'A brother or sister over one')).toMatch(
    /five back blows, then five abdominal thrusts/,
  );
});

it('keeps the days between one first food and the next that it cites', () => {
  const text = body('starting-solids-the-first-two-weeks');
  expect(text).toContain('three to five days from one new food to the next');
  const numbers = [
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ];
  const begun = [...text.matchAll(/^## Days (\w+) to /gm)].map(([, word]) => numbers.indexOf(word ?? '') + 1);
  expect(begun).toEqual([1, 4, 8, 12]);
  for (const [place, day] of begun.slice(1).entries()) expect(day - begun[place]!).toBeGreaterThanOrEqual(3);
});

it('says what the law says, with its exceptions', () => {
  expect(under('parental-leave-paperwork-in-order', 'The federal floor')).toMatch(
    /Public agencies.+pass the same test/,
  );
  expect(under('does-the-side-job-pay-for-the-sitter', 'The credit')).toContain('nonrefundable');
  expect(body('the-corner-with-the-crossing-guard')).toMatch(/there the states differ/);
});

it.each([
  'over the rail',
  'is legal and',
  'the law in every state says',
  'count whatever their size',
  'none before a child’s first birthday',
  'seizure that lasts five minutes or longer',
  // Of the days that the posts once were dated.
  'as it stands this spring',
  'On Sunday the clocks went back',
  'Averaged over all ages',
])('nowhere says “%s”', (phrase) => {
  expect([...posts].filter(([, post]) => post.body.includes(phrase)).map(([slug]) => slug)).toEqual([]);
});
