// Built by `pnpm --filter @daily-nest/content build` from data/accessibility.yaml: run it if this import cannot be
// resolved.
import built from '../dist/accessibility.json' with { type: 'json' };
import type { Legal } from './types.ts';

/** The text of /accessibility. */
export const accessibility: Legal = built;
