// Built by `pnpm --filter @daily-nest/content build` from data/tips.yaml: run it if this import cannot be
// resolved.
import built from '../dist/tips.json' with { type: 'json' };
import { tipCategories, tipSections } from './sections.ts';
import type { Tip, TipCategory } from './types.ts';

/** A tip without the section and picture of its category. */
type TipText = Omit<Tip, 'category' | 'section' | 'image'>;

const texts = built as Record<TipCategory, { imageAlt: string; tips: TipText[] }>;

/** Returns `tips-learning-at-home` for `Learning at Home`: the name of the category's picture. */
export function tipPicture(category: TipCategory): string {
  const words = category.toLowerCase().match(/[a-z]+/g) ?? [];
  return `tips-${words.join('-')}`;
}

/** All tips, in the order of their categories. */
export const tips: Tip[] = tipCategories.flatMap((category) =>
  texts[category].tips.map((tip) => ({
    ...tip,
    category,
    section: tipSections[category],
    image: `/pictures/${tipPicture(category)}.jpg`,
  })),
);

/** A category of tips with its picture's text alternative. */
export interface TipGroup {
  category: TipCategory;
  image: string;
  imageAlt: string;
  tips: Tip[];
}

/** The tips of /parenting-tips under their headings. */
export const tipGroups: TipGroup[] = tipCategories.map((category) => ({
  category,
  image: `/pictures/${tipPicture(category)}.jpg`,
  imageAlt: texts[category].imageAlt,
  tips: tips.filter((tip) => tip.category === category),
}));
