// Made by `pnpm --filter @daily-nest/content build` out of articles/*.md: when this import cannot be resolved, run that.
import built from '../dist/articles.json' with { type: 'json' };
import { articleCategories } from './sections.ts';
import type { Article, ArticleCategory } from './types.ts';

/** All articles, in the order of order.yaml. */
export const articles = built as Article[];

const bySlug = new Map(articles.map((article) => [article.slug, article]));

/** The article of /articles/<slug>, or undefined when there is none. */
export function articleBySlug(slug: string): Article | undefined {
  return bySlug.get(slug);
}

/** A category with its articles, newest first. */
export interface ArticleGroup {
  category: ArticleCategory;
  articles: Article[];
}

/** A list of articles under the headings of /articles, in the order of the categories; empty categories are left out. */
export function groupArticles(list: readonly Article[] = articles): ArticleGroup[] {
  return articleCategories
    .map((category) => ({ category, articles: list.filter((article) => article.category === category) }))
    .filter((group) => group.articles.length > 0);
}

/** Up to `count` other articles to read next: the same category first, then the newest ones. */
export function relatedArticles(article: Article, count = 3): Article[] {
  const others = articles.filter(({ slug }) => slug !== article.slug);
  const same = others.filter(({ category }) => category === article.category);
  return [...same, ...others.filter(({ category }) => category !== article.category)].slice(0, count);
}

/** The next older article, round to the newest after the oldest. Undefined when there is no other. */
export function nextArticle(article: Article): Article | undefined {
  if (articles.length < 2) return undefined;
  const place = articles.findIndex(({ slug }) => slug === article.slug);
  return articles[(place + 1) % articles.length];
}
