// Built by `pnpm --filter @daily-nest/content build` from data/emergency-words.yaml: run it if this import cannot
// be resolved.
import built from '../../dist/emergency-words.json' with { type: 'json' };
import type { EmergencyAnswer } from './types.ts';

/** The words of an emergency, and what of /urgent answers them. In this order: of several the first counts. */
export const emergencyAnswers = built.answers as unknown as readonly EmergencyAnswer[];
