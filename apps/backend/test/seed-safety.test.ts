import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { movedPosts } from '@daily-nest/content/moved-posts';
import { urgentSections } from '@daily-nest/content/urgent/sections';
import { readMarkdown } from '../src/posts/markdown-file.ts';
import { seedFolder } from '../src/posts/seed.ts';

/**
 * Lines of the posts on which a parent in an emergency, or with a form to fill in, relies. They may be
 * reworded, but a dropped sign, a swapped order or a corrected phrase must not come back unnoticed.
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

/** Returns the paragraphs under a heading. */
function under(slug: string, heading: string): string {
  const lines = body(slug).split('\n').filter(Boolean);
  const at = lines.findIndex((line) => line.replace(/^#+ /, '') === heading && line.startsWith('#'));
  expect(at, `${slug}: ${heading}`).not.toBe(-1);
  return lines[at + 1] ?? '';
}

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
])('has the CDC’s danger sign after a head injury: %s', (sign) => {
  expect(under('after-the-bump-on-the-head', 'Call 911 or go to the emergency room')).toContain(sign);
});

it('has each post that an emergency page links to, with the linked title', () => {
  const led = urgentSections.flatMap(({ post }) => post ?? []);
  expect(led.length).toBeGreaterThan(0);
  for (const { slug, title } of led) expect(posts.get(slug)?.title).toBe(title);
});

it('has no post at an address that redirects to a merged piece', () => {
  expect(Object.keys(movedPosts).filter((slug) => posts.has(slug))).toEqual([]);
});

it('states the law with its exceptions', () => {
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
  // Phrases of the posts' former dates.
  'as it stands this spring',
  'On Sunday the clocks went back',
  'Averaged over all ages',
])('never says “%s”', (phrase) => {
  expect([...posts].filter(([, post]) => post.body.includes(phrase)).map(([slug]) => slug)).toEqual([]);
});
