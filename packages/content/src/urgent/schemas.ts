/**
 * The shapes of /urgent: what to do now, and the sheets to print. As ../schemas.ts it is for the build and the tests alone.
 *
 * A number to be called is never written into a text: `{emergency}` stands there, and the pages put the title's own number in its
 * place (packages/brand/src/urgent.ts), so that a title of another country changes three numbers and no sentence about them.
 */
import * as z from 'zod';
import { linkSchema, pathSchema, questions, slugSchema } from '../schemas.ts';
import { drawingNames } from './drawing-names.ts';
import { urgentIds } from './ids.ts';
import { sheetSlugs } from './sheet-slugs.ts';

/** The lines whose numbers a title gives. */
const line = z.enum(['emergency', 'poison', 'crisis']);

const words = z
  .string()
  .trim()
  .min(2)
  .refine(
    (text) => !/\b(?:911|988|999|112|1-8\d\d)\b/.test(text),
    'has a number of one country; write {emergency}',
  )
  .refine(
    (text) => [...text.matchAll(/\{(\w*)\}/g)].every(([, name]) => line.safeParse(name).success),
    'names a line that no title has',
  );

/** A sentence in the imperative, and what else is to be known about it. Whoever is in a hurry reads the first. */
export const stepSchema = z.strictObject({
  do: words.max(90),
  how: words.max(240).optional(),
  /** What it looks like: more than one where it depends on the age. */
  drawn: z.array(z.enum(drawingNames)).min(1).optional(),
});

/** A step as lines; see drawings.ts. */
export const drawingSchema = z.strictObject({
  /** The action, for whoever does not see it. */
  alt: words.min(40).max(240),
  /** Words under it, where its step is for more than one age. */
  under: words.max(60).optional(),
  /** Its part of the plane: left, top, width, height. */
  box: z.tuple([z.int(), z.int(), z.int().positive(), z.int().positive()]),
  /** The published protocols that it was compared with. */
  checked: z.array(linkSchema).min(2),
  lines: z
    .string()
    .max(4000)
    .regex(
      /^(?:<(?:g|path|circle|rect|svg)(?: [a-zA-Z-]+="[^"<>&]*")*\/?>|<\/(?:g|svg)>)+$/,
      'is more than lines',
    ),
});

export const urgentPartSchema = z.discriminatedUnion('kind', [
  /** In this order. */
  z.strictObject({
    kind: z.literal('steps'),
    title: words.max(70),
    steps: z.array(stepSchema).min(1).max(6),
  }),
  /** One of them is enough. */
  z.strictObject({ kind: z.literal('signs'), title: words.max(70), signs: z.array(words.max(160)).min(2) }),
]);

/** One emergency: /urgent/choking. */
export const urgentSectionSchema = z.strictObject({
  id: z.enum(urgentIds),
  title: words.max(40),
  /** Whom to call, and when: it stands before everything else. */
  calls: z.array(z.strictObject({ line, when: words.max(170) })).min(1),
  parts: z.array(urgentPartSchema).min(1),
  questions,
  /** What was taught once, or seems a good idea. */
  never: z.array(words.max(120)).min(1).optional(),
  /** Other emergencies that look like it, or follow it. */
  see: z.array(z.enum(urgentIds)).optional(),
  sheets: z.array(z.enum(sheetSlugs)).optional(),
  /** The piece of ours to read when it is over. */
  piece: pathSchema.optional(),
  /** The same, where it is a post that comes with the backend. */
  post: z.strictObject({ slug: slugSchema, title: words }).optional(),
  asOf: z.strictObject({ date: z.iso.date(), source: z.string().min(3).max(100) }),
  sources: z.array(linkSchema).min(2),
});

/** Words that must all be in a query; see data/emergency-words.yaml. `$name` is one of its groups, and `+` before a word adds its prefixes. */
const typed = z
  .string()
  .regex(
    /^(?:: )?(?:@(?:\d+|[a-z]+)|[=+]?[\p{Ll}\p{Lo}\d]+|\$\w+)(?:[| ](?:@(?:\d+|[a-z]+)|[=+]?[\p{Ll}\p{Lo}\d]+|\$\w+))*$/u,
    'is in small letters, without signs',
  );

/** What a search answers first where its words are those of an emergency. */
export const emergencyAnswerSchema = z
  .strictObject({
    /** Two may share one: by other words, in another place of the order. */
    name: z.enum([
      ...urgentIds,
      'not-breathing',
      'battery',
      'own-life',
      'with-baby',
      'other-life',
      'violence',
      'other',
    ]),
    /** The emergency that tells more. Without one it is the list of all, or what is to be read. */
    page: z.enum(urgentIds).optional(),
    /** @default that of its emergency */
    title: words.max(40).optional(),
    /** Said before the numbers, to somebody who needs a voice. */
    say: words.max(200).optional(),
    /** @default those of its emergency */
    calls: urgentSectionSchema.shape.calls.optional(),
    /** The titles of the parts of its emergency that are shown: the first three steps, or all the signs. */
    show: z.array(words).max(2).optional(),
    /** Where no emergency has any. */
    steps: z.array(stepSchema).max(4).optional(),
    /** Who says so: of steps of its own. */
    asOf: urgentSectionSchema.shape.asOf.optional(),
    sources: urgentSectionSchema.shape.sources.optional(),
    /** The piece that tells more. */
    read: pathSchema.optional(),
    words: z.array(typed).min(1),
    /** What the same words mean in ordinary questions: the query is read without them. */
    not: z.array(typed).optional(),
    /** With these it is another emergency. */
    unless: z.array(typed).optional(),
  })
  .refine(({ page, calls }) => page ?? calls, 'has nobody to call')
  .refine(({ steps, asOf, sources }) => !steps || (asOf && sources), 'has steps that nobody says');

type Groups = Record<string, string | string[]>;

/** The lines of a line: those of its groups. Undefined where there is no such group. */
function expand(line: string, groups: Groups): string[] | undefined {
  const [name, key = ''] = /\$(\w+)/.exec(line) ?? [];
  if (name === undefined) return [line];
  const lines = [groups[key] ?? []].flat().map((words) =>
    expand(
      line.replace(name, () => words),
      groups,
    ),
  );
  return lines.length === 0 || lines.includes(undefined) ? undefined : lines.flatMap((words) => words ?? []);
}

/** data/emergency-words.yaml. Its groups are put into the lines that name them, and its prefixes before words with a plus. */
export const emergencyWordsSchema = z
  .strictObject({
    /** What a word of the language may begin with: `وال` stands before a noun in Arabic. */
    prefixes: z.array(z.string()).default([]),
    groups: z.record(z.string(), z.union([typed, z.array(typed)])),
    answers: z.array(emergencyAnswerSchema),
  })
  .transform(({ prefixes, groups, answers }, context) => {
    const withPrefixes = (line: string) =>
      line.replaceAll(/\+(\p{Lo}+)/gu, (_, word: string) =>
        [word, ...prefixes.map((prefix) => prefix + word)].join('|'),
      );
    const expandAll = (place: number, field: 'words' | 'not' | 'unless') =>
      answers[place]![field]?.flatMap((line, at) => {
        const lines = expand(line, groups);
        if (!lines)
          context.addIssue({
            code: 'custom',
            path: ['answers', place, field, at],
            message: 'names no group',
          });
        return (lines ?? []).map(withPrefixes);
      });
    return {
      answers: answers.map((answer, place) => ({
        ...answer,
        words: expandAll(place, 'words'),
        not: expandAll(place, 'not'),
        unless: expandAll(place, 'unless'),
      })),
    };
  });

/** A cell of a sheet that is filled in by hand. */
const field = z.strictObject({
  label: words.max(60),
  /** Lines to write on. @default 1 */
  lines: z.int().min(1).max(4).optional(),
});

const sheet = {
  slug: z.enum(sheetSlugs),
  title: words.max(50),
  /** What it is for and where it hangs. */
  intro: words.max(240),
  questions,
};
const sourced = { asOf: urgentSectionSchema.shape.asOf, sources: z.array(linkSchema).min(1) };

export const sheetSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    ...sheet,
    ...sourced,
    kind: z.literal('doses'),
    rules: z.array(words.max(200)),
    calls: z.array(words.max(200)),
  }),
  z.strictObject({
    ...sheet,
    ...sourced,
    kind: z.literal('steps'),
    columns: z.array(z.strictObject({ title: words, parts: z.array(urgentPartSchema) })).min(2),
  }),
  z.strictObject({
    ...sheet,
    kind: z.literal('fields'),
    groups: z.array(z.strictObject({ title: words, fields: z.array(field).min(1) })).min(2),
    rules: z.array(words.max(200)),
  }),
  z.strictObject({
    ...sheet,
    kind: z.literal('log'),
    fields: z.array(field),
    columns: z.array(words).min(3),
    rows: z.int().min(8).max(24),
    rules: z.array(words.max(200)),
  }),
]);

/** data/urgent.yaml. */
export const urgentSchema = z.strictObject({
  sections: z.array(urgentSectionSchema),
  sheets: z.array(sheetSchema),
});
