// Made by `pnpm --filter @daily-nest/content build` out of data/doses.yaml: when this import cannot be resolved, run that.
import built from '../../dist/doses.json' with { type: 'json' };
import type { Doses } from './types.ts';

/** The figures of /urgent/fever-and-doses. The build has read them by their schema. */
export const doses = built as unknown as Doses;
