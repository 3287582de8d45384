// Built by `pnpm --filter @daily-nest/content build` from data/programs.yaml: run it if this import cannot be
// resolved.
import built from '../dist/programs.json' with { type: 'json' };
import type { Program } from './types.ts';

/** The four community programs of /community-stories. */
export const programs = built.programs as Program[];
