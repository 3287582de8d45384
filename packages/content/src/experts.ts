// Built by `pnpm --filter @daily-nest/content build` from data/experts.yaml: run it if this import cannot be
// resolved.
import built from '../dist/experts.json' with { type: 'json' };
import type { Expert } from './types.ts';

/** The three quotations of the Expert Corner. */
export const experts = built.experts as Expert[];

/** The note under the Expert Corner. */
export const expertsNote = built.note;
