// Built by `pnpm --filter @daily-nest/content build` from data/faq.yaml: run it if this import cannot be
// resolved.
import built from '../dist/faq.json' with { type: 'json' };
import type { FaqItem } from './types.ts';

/** The 25 questions of /faq, five a category, in page order; the structured data has the first ten. */
export const faq = built.questions as FaqItem[];
