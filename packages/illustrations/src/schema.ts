import * as z from 'zod';
import type { Layer, Scene } from './scene.ts';

/**
 * Flat shapes only: paper has no gradients, no effects and no fonts, and nothing is loaded from elsewhere.
 */
const shapes = z
  .string()
  .min(1, 'must not be empty')
  .refine((svg) => !/<(?!\/?(?:g|path|rect|circle|ellipse)\b)/.test(svg), {
    error: 'may hold only g, path, rect, circle and ellipse',
  })
  .refine((svg) => !/NaN|undefined|Infinity/.test(svg), {
    error: 'holds a number that is none: NaN, Infinity or undefined',
  });

const sheetSchema = z.strictObject({
  color: z.string().regex(/^#[0-9a-f]{6}$/, 'must be a color such as #a33e26, in lower case'),
  shape: shapes,
  height: z.number().min(0).max(22),
  marks: shapes.optional(),
  edge: z.number().min(0.3).max(2).optional(),
  torn: z.number().min(2).max(5).optional(),
  flat: z.boolean().optional(),
  opacity: z.number().min(0).max(1).optional(),
  clip: shapes.optional(),
});

const layerSchema: z.ZodType<Layer> = z.lazy(() => z.union([z.array(layerSchema), sheetSchema]));

/** Within the middle half, because pages crop pictures wide, tall and square. */
const share = z.number().min(0.25, 'must be within .25 and .75').max(0.75, 'must be within .25 and .75');

/** The schema of the export `scene` in a file of scenes/. */
export const sceneSchema: z.ZodType<Scene> = z.strictObject({
  kind: z.enum(['scene', 'disc', 'portrait']),
  alt: z
    .string()
    .min(15, 'must say what the picture shows (at least 15 characters)')
    .max(200)
    .regex(/[^.]$/, 'must be a sentence without its full stop')
    .refine((alt) => !/^(?:image|picture|drawing|illustration|cut-paper) of/i.test(alt), {
      error: 'must begin with what is shown, not with what shows it',
    }),
  focus: z.tuple([share, share]),
  layers: z.array(layerSchema).min(1),
});
