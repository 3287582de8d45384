// Built by `pnpm --filter @daily-nest/content build` from articles/*.md: run it if this import cannot be
// resolved.
import built from '../dist/articles.json' with { type: 'json' };
import { articleCategories } from './sections.ts';
import type { Article, ArticleCategory } from './types.ts';

/** All articles, in the order of order.yaml. */
export const articles = built as Article[];

const bySlug = new Map(articles.map((article) => [article.slug, article]));

/** Returns the article of /articles/<slug>, or undefined if there is none. */
export function articleBySlug(slug: string): Article | undefined {
  return bySlug.get(slug);
}

/** A category with its articles, newest first. */
export interface ArticleGroup {
  category: ArticleCategory;
  articles: Article[];
}

/** Groups articles by the headings of /articles, in the order of the categories, without empty ones. */
export function groupArticles(list: readonly Article[] = articles): ArticleGroup[] {
  return articleCategories
    .map((category) => ({ category, articles: list.filter((article) => article.category === category) }))
    .filter((group) => group.articles.length > 0);
}

/** Returns up to `count` other articles: those of the same category first, then the newest ones. */
export function relatedArticles(article: Article, count = 3): Article[] {
  const others = articles.filter(({ slug }) => slug !== article.slug);
  const same = others.filter(({ category }) => category === article.category);
  return [...same, ...others.filter(({ category }) => category !== article.category)].slice(0, count);
}

/** Returns the next older article, and the newest after the oldest. Undefined if there is no other. */
export function nextArticle(article: Article): Article | undefined {
  if (articles.length < 2) return undefined;
  const place = articles.findIndex(({ slug }) => slug === article.slug);
  return articles[(place + 1) % articles.length];
}
