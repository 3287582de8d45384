// Made by `pnpm --filter @daily-nest/content build` out of data/faq.yaml: when this import cannot be resolved, run that.
import built from '../dist/faq.json' with { type: 'json' };
import type { FaqItem } from './types.ts';

/** The 25 questions of /faq, five a category, in page order; the structured data lists the first ten. */
export const faq = built.questions as FaqItem[];
