// Built by `pnpm --filter @daily-nest/content build` from data/free-things.yaml: run it if this import cannot be
// resolved.
import built from '../dist/free-things.json' with { type: 'json' };
import type { FreeThing } from './types.ts';

/** What a family can do for nothing. The first that fits a weekday is offered first. */
export const freeThings = built.freeThings as FreeThing[];
