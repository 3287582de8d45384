import { ageSlugs } from '@daily-nest/content/ages';
import { seriesOfPosts } from '@daily-nest/content/series';
import { topics } from '@daily-nest/content/topics';
import * as z from 'zod';
import type { posts } from '../db/schema.ts';
import { domainName } from '../domain.ts';
import { oneLine } from './clean-text.ts';
import { firstDay } from './days.ts';

/** A stored post without the columns that the database fills. */
export type PostRecord = Required<
  Pick<
    typeof posts.$inferInsert,
    | 'domain'
    | 'slug'
    | 'title'
    | 'description'
    | 'body'
    | 'author'
    | 'date'
    | 'updated'
    | 'topics'
    | 'ages'
    | 'series'
    | 'part'
    | 'pulled'
    | 'sources'
    | 'corrections'
    | 'shortKeywords'
    | 'longKeywords'
    | 'image'
    | 'imageAlt'
    | 'video'
  >
>;

const slugPattern = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/;
const longestSlug = 150;

/** Returns whether a text can be a slug; other texts need no query. */
export function isSlug(text: string): boolean {
  return text.length <= longestSlug && slugPattern.test(text);
}

const line = (most: number) =>
  z
    .string('must be a text; put it in quotes')
    .trim()
    .max(most, `must have at most ${most} characters`)
    .refine((text) => !/[\n\r]/.test(text), 'must be one line')
    // YAML allows both, but databases do not.
    .refine((text) => !text.includes('\0'), 'must not hold a zero byte')
    .refine((text) => !/\p{Cs}/u.test(text), 'must not hold half of a character, such as \\ud83d alone')
    .transform(oneLine);

const keyword = line(120).refine(
  (word) => word !== '' && !word.includes(','),
  'must be words without a comma',
);
const keywordList = z.array(keyword, 'must be a list of words').max(40, 'must have at most 40 entries');

const topicNames = topics.map(({ slug }) => slug);

const image = line(1000).refine(
  (address) => /^https?:\/\/\S+$/i.test(address) || /^\/(?![/\\])\S+$/.test(address),
  'must be an http(s) address or begin with a single /',
);

/** A day from 1900 up to `latest`, both included. */
const date = (latest: string) =>
  z.iso
    .date({ error: 'must be a day such as 2026-05-01', abort: true })
    .refine((day) => day >= firstDay && day <= latest, `must be a day from ${firstDay} to ${latest}`);

/** Schema of a source of a post; `packages/content` has the same for its pieces. */
const source = (latest: string) =>
  z
    .strictObject(
      {
        title: line(300).refine((title) => title !== '', 'must be the name of a page'),
        url: line(1000).pipe(z.url({ protocol: /^https$/, error: 'must be an https address' })),
        read: date(latest).optional(),
        through: line(80)
          .refine((name) => name !== '', 'must be a name')
          .optional(),
      },
      'must have a title and a url',
    )
    .refine(
      ({ read, through }) => through === undefined || read !== undefined,
      'has through without read, the day on which it was read there',
    )
    // An absent optional field is absent in the database, too.
    .transform(({ title, url, read, through }) => ({
      title,
      url,
      ...(read !== undefined && { read }),
      ...(through !== undefined && { through }),
    }));

/** A sentence about a fact that was wrong. */
export const correctionSentence = line(400).refine((sentence) => sentence !== '', 'must be a sentence');

/**
 * Returns the schema of a file's front matter, dated `latest` at most. An unknown field is a mistake, usually
 * in spelling.
 */
export const frontMatter = (defaultDomain: string, latest: string) =>
  z.strictObject({
    slug: z
      .string('must be a text such as first-day-of-school')
      .refine(
        isSlug,
        `must be lower-case letters, digits and single hyphens, at most ${longestSlug} characters`,
      ),
    domain: domainName('must be a host name such as thedailynest.example').default(defaultDomain),
    title: line(300).default(''),
    description: line(600).default(''),
    author: line(120)
      .refine((name) => name !== '', 'must be a name')
      .optional(),
    date: date(latest),
    updated: date(latest).optional(),
    topics: z
      .array(z.enum(topicNames, `must be one of ${topicNames.join(', ')}`), 'must be a list of topics')
      .default([])
      .transform((list) => [...new Set(list)]),
    ages: z
      .array(z.enum(ageSlugs, `must be one of ${ageSlugs.join(', ')}`), 'must be a list of ages')
      .default([])
      .transform((list) => [...new Set(list)]),
    series: z
      .strictObject(
        {
          slug: z.enum(seriesOfPosts, `must be one of ${seriesOfPosts.join(', ')}`),
          part: z
            .int('must be a whole number')
            .min(1, 'must be a whole number from 1 up')
            .max(999, 'must be at most 999'),
        },
        'must have a slug and a part',
      )
      .optional(),
    pulled: z
      .array(
        line(160).refine((sentence) => sentence !== '', 'must be a sentence'),
        'must be a list of sentences',
      )
      .max(2, 'must have at most 2 entries')
      .default([]),
    sources: z
      .array(source(latest), 'must be a list of sources')
      .max(20, 'must have at most 20 entries')
      .default([]),
    corrections: z
      .array(
        z.strictObject({ date: date(latest), was: correctionSentence, is: correctionSentence }),
        'must be a list of corrections',
      )
      .max(50, 'must have at most 50 entries')
      .default([]),
    keywords: z
      .union(
        [
          keywordList.transform((short) => ({ short, long: [] as string[] })),
          z.strictObject({ short: keywordList.default([]), long: keywordList.default([]) }),
        ],
        'must be a list of words, or the two lists short and long',
      )
      .default({ short: [], long: [] }),
    image: image.optional(),
    imageAlt: line(600).optional(),
    video: line(1000)
      .pipe(z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }))
      .optional(),
  });

/** Splits keywords as they are stored. */
export const splitKeywords = (keywords: string) => (keywords === '' ? [] : keywords.split(', '));
