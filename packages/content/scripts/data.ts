import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { foldOutSchema } from '../src/fold-out-schema.ts';
import { readFields } from '../src/front-matter.ts';
import {
  ageShelfSchema,
  describedLinkSchema,
  expertSchema,
  faqItemSchema,
  freeThingSchema,
  imageAltSchema,
  legalSchema,
  legalSectionSchema,
  listedBookSchema,
  medicalSynonymsSchema,
  programSchema,
  resourceSchema,
  synonymsSchema,
  tipSchema,
} from '../src/schemas.ts';
import { tipCategories } from '../src/sections.ts';
import { dosesSchema } from '../src/urgent/dose-schema.ts';
import { emergencyWordsSchema, urgentSchema } from '../src/urgent/schemas.ts';
import { type Problem, problemOf } from './problem.ts';

/**
 * The schemas of the files in data/. The module of the same name in src/ adds computed values, such as a
 * link.
 */
const schemas: Record<string, z.ZodType> = {
  accessibility: legalSchema,
  doses: dosesSchema,
  'emergency-words': emergencyWordsSchema,
  experts: z.strictObject({ experts: z.array(expertSchema), note: z.string() }),
  faq: z.strictObject({ questions: z.array(faqItemSchema) }),
  'fold-outs': z.strictObject({ foldOuts: z.array(foldOutSchema) }),
  'free-things': z.strictObject({ freeThings: z.array(freeThingSchema) }),
  privacy: legalSchema.extend({
    descriptionWithNewsletter: legalSchema.shape.description,
    sections: z.array(
      legalSectionSchema.extend({
        withNewsletter: legalSectionSchema.pick({ heading: true, paragraphs: true }).partial().optional(),
      }),
    ),
  }),
  programs: z.strictObject({ programs: z.array(programSchema) }),
  'reading-list': z.strictObject({
    intro: z.string(),
    shelves: z.array(
      ageShelfSchema.extend({ books: z.array(listedBookSchema.omit({ cover: true, link: true })) }),
    ),
  }),
  resources: z.strictObject({
    healthResources: z.array(resourceSchema),
    healthReferences: z.array(describedLinkSchema),
    articleReferences: z.array(describedLinkSchema),
  }),
  standards: legalSchema,
  synonyms: z
    .strictObject({
      medicines: z.array(medicalSynonymsSchema),
      illnesses: z.array(medicalSynonymsSchema),
      everyday: z.array(synonymsSchema),
    })
    .superRefine(eachWordOnce),
  terms: legalSchema,
  tips: z.record(
    z.enum(tipCategories),
    z.strictObject({
      imageAlt: imageAltSchema,
      tips: z.array(tipSchema.omit({ category: true, section: true, image: true })),
    }),
  ),
  urgent: urgentSchema,
  ...Object.fromEntries(
    ['ar', 'es'].flatMap((language) => [
      [`${language}/emergency-words`, emergencyWordsSchema],
      [`${language}/urgent`, urgentSchema],
    ]),
  ),
};

/** Checks that no word is on two lines, where it would have two meanings. */
function eachWordOnce(lists: Record<string, { words: string[] }[]>, context: z.RefinementCtx) {
  const seen = new Set<string>();
  for (const [list, lines] of Object.entries(lists))
    for (const [line, { words }] of lines.entries())
      for (const [at, word] of words.entries()) {
        if (seen.has(word))
          context.addIssue({
            code: 'custom',
            path: [list, line, 'words', at],
            message: `“${word}” stands twice`,
          });
        seen.add(word);
      }
}

/** Reads data/*.yaml and those of its languages. Returns the data by file name, and the problems. */
export async function readData(root: string): Promise<{ data: Map<string, unknown>; problems: Problem[] }> {
  const data = new Map<string, unknown>();
  const problems: Problem[] = [];
  // The folder of a test has no data.
  if (!existsSync(join(root, 'data'))) return { data, problems };
  for (const [name, schema] of Object.entries(schemas)) {
    const file = `data/${name}.yaml`;
    if (!existsSync(join(root, file))) {
      problems.push({ file, line: 1, reason: 'the file is missing' });
      continue;
    }
    const read = readFields(await readFile(join(root, file), 'utf8'), schema, { name: 'file', firstLine: 1 });
    if (Array.isArray(read)) problems.push(...read.map((finding) => problemOf(file, finding)));
    else data.set(name, read.data);
  }
  return { data, problems };
}
