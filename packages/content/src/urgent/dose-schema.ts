/** The shape of data/doses.yaml. As ../schemas.ts it is for the build and the tests alone. */
import * as z from 'zod';
import { slugSchema, sourceSchema } from '../schemas.ts';

const words = z.string().trim().min(2).max(60);
const months = z.int().min(0).max(216);
/** The keys of the pages on which a figure was read. */
const sources = z.array(slugSchema).min(1);
const range = z
  .tuple([z.number().positive(), z.number().positive()])
  .refine(([first, last]) => first < last, 'must go from the smaller to the larger');

const medicine = z.strictObject({
  name: words,
  /** Milligrams for each kilogram of the child. */
  perKilogram: z.strictObject({ least: z.number().positive(), most: z.number().positive(), sources }),
  youngest: z.strictObject({ months, words, sources }),
  every: z.strictObject({ words, sources }),
  /** In 24 hours. */
  most: z.strictObject({ doses: z.int().min(1).max(5), words, sources }),
});

const medicineId = z.enum(['acetaminophen', 'ibuprofen']);

const bottle = z.strictObject({
  id: slugSchema,
  medicine: medicineId,
  name: words,
  form: z.enum(['liquid', 'chewable']),
  /** As the label gives it. */
  strength: z.string().regex(/^\d+ mg(?: \/ [\d.]+ mL)?$/),
  milligrams: z.int().positive(),
  /** The milliliters, or the one tablet, that they are in. */
  per: z.number().positive(),
  sources,
  youngest: months,
  /** What is said to a child who is lighter than the first row. */
  below: z.enum(['ask', 'never', 'liquid']),
  /** By the first pound of their row. */
  doses: z.array(z.strictObject({ pounds: z.int(), give: z.number().positive(), sources })).min(1),
});

const kilogramsOfPound = 0.453_592_37;
const tenth = (value: number) => Math.round(value * 10) / 10;

export const dosesSchema = z
  .strictObject({
    medicines: z.record(medicineId, medicine),
    weights: z.array(z.strictObject({ pounds: range, kilograms: range })).min(1),
    bottles: z.array(bottle).min(1),
    ages: z.strictObject({
      sources,
      rows: z.array(z.strictObject({ months, name: words, kilograms: range.optional() })).min(2),
    }),
    sources: z.record(
      slugSchema,
      sourceSchema.refine(({ read }) => read, 'must say when it was read'),
    ),
  })
  .superRefine(({ medicines, weights, bottles, ages, ...named }, context) => {
    const wrong = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    for (const [at, { pounds, kilograms }] of weights.entries())
      if (pounds.some((value, end) => tenth(value * kilogramsOfPound) !== kilograms[end]))
        wrong(['weights', at, 'kilograms'], 'are not the pounds in kilograms, to a tenth');
    for (const [at, { medicine: id, milligrams, per, doses }] of bottles.entries()) {
      for (const [row, { pounds, give }] of doses.entries()) {
        const path = ['bottles', at, 'doses', row];
        const weight = weights.find((one) => one.pounds[0] === pounds);
        if (!weight) wrong([...path, 'pounds'], 'begins no row of the weights');
        else if ((give * milligrams) / per / weight.kilograms[0] > medicines[id].perKilogram.most)
          wrong([...path, 'give'], 'is too much for the lightest child of its row');
      }
    }
    for (const { path, key } of sourcesOf({ medicines, bottles, ages }))
      if (!(key in named.sources)) wrong(path, `names a source that is not there: ${key}`);
  });

/** Every key of a source in a part of the data, with its place. */
export function sourcesOf(part: unknown, path: PropertyKey[] = []): { path: PropertyKey[]; key: string }[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]: [string, unknown]) => {
    const here = [...path, Array.isArray(part) ? Number(name) : name];
    return name === 'sources'
      ? (value as string[]).map((key) => ({ path: here, key }))
      : sourcesOf(value, here);
  });
}
