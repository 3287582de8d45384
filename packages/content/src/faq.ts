// Built by `pnpm --filter @daily-nest/content build` from data/faq.yaml: run it if this import cannot be
// resolved.
import built from '../dist/faq.json' with { type: 'json' };
import type { FaqCategory } from './sections.ts';
import type { FaqItem } from './types.ts';

/** The 25 questions of /faq, five a category, in page order; the structured data has the first ten. */
export const faq = built.questions as FaqItem[];

/** The picture beside each category, from a piece that says more. */
export const faqPictures: Record<FaqCategory, string> = {
  'Child Development': '/pictures/crawling-cruising-walking.jpg',
  'Health & Safety': '/pictures/a-fever-at-three-in-the-morning.jpg',
  'Behavior & Discipline': '/pictures/tantrums-in-the-supermarket.jpg',
  'Education & Learning': '/pictures/the-first-week-of-kindergarten.jpg',
  'Nutrition & Feeding': '/pictures/starting-solids-one-spoon-at-a-time.jpg',
};
