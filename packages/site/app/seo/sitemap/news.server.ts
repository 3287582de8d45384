import { articles } from '@daily-nest/content/articles';
import { wellnessArticles } from '@daily-nest/content/wellness';
import type { SitemapItemLoose } from 'sitemap';
import { names } from '../../brand.ts';
import type { PostIndex } from '../../data/post-index.server.ts';
import { postPath, recentPosts } from './posts.server.ts';

const day = 86_400_000;

/** Returns the articles and posts of the last two days. */
export async function newsEntries(index: PostIndex, domain: string, now: Date): Promise<SitemapItemLoose[]> {
  const since = new Date(now.getTime() - 2 * day).toISOString().slice(0, 10);
  const tomorrow = new Date(now.getTime() + day).toISOString().slice(0, 10);
  const own = [
    ...articles.map(({ slug, title, date }) => ({ url: `/articles/${slug}`, title, date })),
    ...wellnessArticles.map(({ slug, title, date }) => ({ url: `/health-wellness/${slug}`, title, date })),
  ];
  const posts = (await recentPosts(index, domain, since)).map((post) => ({
    url: postPath(post),
    title: post.title || post.slug.replaceAll('-', ' '),
    date: post.date!,
  }));
  const publication = { name: names.name, language: names.locale.slice(0, 2) };
  return [...own, ...posts]
    .filter(({ date }) => date >= since && date <= tomorrow)
    .toSorted((one, other) => other.date.localeCompare(one.date))
    .map(({ url, title, date }) => ({ url, news: { publication, publication_date: date, title } }));
}
