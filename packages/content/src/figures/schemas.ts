/** The shapes of the figures. As ../schemas.ts it is for the build and the tests alone. */
import * as z from 'zod';
import { externalUrlSchema } from '../schemas.ts';

const words = z.string().trim().min(1).max(300);

const drawn = {
  title: words.max(60),
  note: words.optional(),
  // A figure without a source is not printed.
  sources: z
    .array(
      z.strictObject({
        title: words.max(90),
        url: externalUrlSchema,
        short: words.max(40),
        read: z
          .string()
          .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/)
          .optional(),
        but: words.max(60).optional(),
      }),
    )
    .min(1),
};

const barsSchema = z
  .strictObject({
    kind: z.literal('bars'),
    ...drawn,
    heads: z.tuple([words, words]),
    whole: z.number().positive(),
    rows: z
      .array(
        z.strictObject({
          label: words.max(60),
          value: z.number().min(0),
          most: z.number().positive().optional(),
          text: words.max(12),
          other: z.boolean().optional(),
        }),
      )
      .min(2),
  })
  .refine(({ rows, whole }) => rows.every(({ value, most = value }) => value <= most && most <= whole), {
    message: 'a bar is longer than the whole, or its least more than its most',
  });

const calendarSchema = z
  .strictObject({
    kind: z.literal('calendar'),
    ...drawn,
    columns: z.array(words.max(8)).min(2),
    groups: z
      .array(
        z.strictObject({
          label: words.max(60),
          rows: z
            .array(
              z.strictObject({
                label: words.max(40),
                doses: z.array(z.string().regex(/^(?:\d(?:, \d)*)?$/)),
              }),
            )
            .min(1),
        }),
      )
      .min(1),
  })
  .refine(
    ({ columns, groups }) =>
      groups.every(({ rows }) => rows.every(({ doses }) => doses.length === columns.length)),
    { message: 'a row has a cell for each column' },
  );

const moment = { at: z.number().min(0), until: z.number().positive().optional(), text: words.max(80) };

const tapeSchema = z
  .strictObject({
    kind: z.literal('tape'),
    ...drawn,
    unit: z.enum(['week', 'month', 'year']),
    from: z.number().min(0),
    to: z.number().positive(),
    every: z.number().positive(),
    band: z.strictObject({
      name: words.max(12),
      parts: z.array(z.strictObject({ ...moment, short: words.max(32) })).min(1),
    }),
    shots: z.array(z.strictObject({ ...moment, also: z.array(z.number()).optional() })),
    yearly: z.strictObject(moment).optional(),
    steps: z.array(z.strictObject(moment)).min(2),
  })
  .refine(
    ({ from, to, band, shots, steps }) =>
      [...band.parts, ...shots, ...steps].every(
        ({ at, until = at }) => from <= at && at <= until && until <= to,
      ),
    { message: 'a moment lies beside the tape' },
  );

export const figureSchema = z.discriminatedUnion('kind', [barsSchema, calendarSchema, tapeSchema]);
