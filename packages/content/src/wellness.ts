// Built by `pnpm --filter @daily-nest/content build` from wellness/*.md: run it if this import cannot be
// resolved.
import built from '../dist/wellness.json' with { type: 'json' };
import { wellnessCategories } from './sections.ts';
import type { WellnessArticle, WellnessCategory } from './types.ts';

/** All wellness articles, in the order of order.yaml. */
export const wellnessArticles = built as WellnessArticle[];

const bySlug = new Map(wellnessArticles.map((article) => [article.slug, article]));

/** Returns the article of /health-wellness/<slug>, or undefined if there is none. */
export function wellnessBySlug(slug: string): WellnessArticle | undefined {
  return bySlug.get(slug);
}

/** A tab of /health-wellness with its articles, newest first. */
export interface WellnessGroup {
  category: WellnessCategory;
  articles: WellnessArticle[];
}

/** Returns the tabs of /health-wellness. Every category has one, so that the first is always the same. */
export function groupWellness(list: readonly WellnessArticle[] = wellnessArticles): WellnessGroup[] {
  return wellnessCategories.map((category) => ({
    category,
    articles: list.filter((article) => article.category === category),
  }));
}

/** Returns up to `count` other wellness articles: those of the same category first, then the newest ones. */
export function relatedWellness(article: WellnessArticle, count = 3): WellnessArticle[] {
  const others = wellnessArticles.filter(({ slug }) => slug !== article.slug);
  const same = others.filter(({ category }) => category === article.category);
  return [...same, ...others.filter(({ category }) => category !== article.category)].slice(0, count);
}

/**
 * Returns the next older wellness article, and the newest after the oldest. Undefined if there is no other.
 */
export function nextWellness(article: WellnessArticle): WellnessArticle | undefined {
  if (wellnessArticles.length < 2) return undefined;
  const place = wellnessArticles.findIndex(({ slug }) => slug === article.slug);
  return wellnessArticles[(place + 1) % wellnessArticles.length];
}
