import * as z from 'zod';
import { ageSlugs } from './ages.ts';
import { externalUrlSchema, pathSchema, slugSchema } from './schemas.ts';
import { sectionNames } from './sections.ts';

const text = z.string().trim().min(1, 'must not be empty');
const words = (most: number) => text.max(most, `must fit its panel of the sheet: at most ${most} characters`);

/** One panel of a fold-out. */
const stepSchema = z.strictObject({
  title: words(28),
  /** One to three short sentences. */
  text: words(170),
  /** What its drawing shows, for readers who do not see it. */
  alt: text.min(40).max(200),
  /** The name of the source of its claim; without one it is the magazine's own advice. */
  by: text.optional(),
});

/** Drawn instructions on one sheet to print, /fold-outs/<slug>. Not in docs/product.md. */
export const foldOutSchema = z
  .strictObject({
    slug: slugSchema,
    title: words(32),
    excerpt: text.min(60).max(160),
    /** The day of its last change. */
    date: z.iso.date(),
    section: z.enum(sectionNames),
    /** The paper of the sheet. */
    ground: z.enum(['robin', 'blush', 'yolk', 'lilac']),
    /** The step, counted from 1, whose drawing stands for the whole in lists. */
    cover: z.int().min(1).max(8),
    ages: z.array(z.enum(ageSlugs)).min(1),
    keywords: z.array(text).min(1).max(12),
    questions: z.array(text).min(1).max(12),
    /** The article, health piece or post that says more. */
    piece: pathSchema,
    steps: z.array(stepSchema).length(8, 'the sheet has two rows of four panels'),
    /** The last line of the sheet. */
    close: words(150),
    sources: z.array(z.strictObject({ name: text, title: text, url: externalUrlSchema })).min(1),
  })
  .superRefine(({ steps, sources }, context) => {
    for (const [at, { by }] of steps.entries())
      if (by && sources.every(({ name }) => name !== by))
        context.addIssue({
          code: 'custom',
          path: ['steps', at, 'by'],
          message: `no source has the name “${by}”`,
        });
  });
