// Built by `pnpm --filter @daily-nest/content build` from data/standards.yaml: run it if this import cannot be
// resolved.
import built from '../dist/standards.json' with { type: 'json' };
import type { Legal } from './types.ts';

/** The text of /standards. */
export const standards: Legal = built;
