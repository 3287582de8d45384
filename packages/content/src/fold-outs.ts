import type * as z from 'zod';
// Built by `pnpm --filter @daily-nest/content build` from data/fold-outs.yaml: run it if this import cannot be
// resolved.
import built from '../dist/fold-outs.json' with { type: 'json' };
import type { foldOutSchema } from './fold-out-schema.ts';

export type FoldOut = z.infer<typeof foldOutSchema>;

/** The fold-outs: drawn instructions on one sheet. A title without any has no page of them. */
export const foldOuts: readonly FoldOut[] = built.foldOuts as FoldOut[];
