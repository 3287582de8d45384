import { articles } from '@daily-nest/content/articles';
import { changedOn } from '@daily-nest/content/corrections';
import { isInvented } from '@daily-nest/content/people';
import type { Article, WellnessArticle } from '@daily-nest/content/types';
import { wellnessArticles } from '@daily-nest/content/wellness';
import { names } from '../../brand.ts';
import type { IndexedPost, PostIndex } from '../../data/postIndex.server.ts';
import { cardOfPath, cardOfPost } from '../card/address.ts';
import type { Feed, FeedItem } from './feed.ts';
import { type FeedName, feeds } from './links.ts';

/** How many of the newest entries a feed has. */
const length = 30;

function articleItem(list: string, article: Article | WellnessArticle): FeedItem {
  const { slug, title, excerpt, html, author, category, date } = article;
  const path = `${list}/${slug}`;
  const changed = changedOn(article);
  const image = cardOfPath(path);
  return {
    path,
    title,
    summary: excerpt,
    html,
    // The magazine itself stands for a writer who is invented.
    ...(!isInvented(author) && { author }),
    categories: [category],
    date,
    changed,
    image,
  };
}

/** Articles and wellness articles as entries, newest first. */
function articleItems(): FeedItem[] {
  return [
    ...articles.map((article) => articleItem('/articles', article)),
    ...wellnessArticles.map((article) => articleItem('/health-wellness', article)),
  ].toSorted((one, other) => (other.date ?? '').localeCompare(one.date ?? ''));
}

function postItem({ slug, title, description, date, changed }: IndexedPost): FeedItem {
  return {
    path: `/blog/${encodeURIComponent(slug)}`,
    title: title || slug.replaceAll('-', ' '),
    summary: description || title,
    categories: ['Blog'],
    date,
    changed,
    image: cardOfPost(slug),
  };
}

const descriptions: Record<FeedName, string> = {
  articles: `What research says about raising children, put plainly. Every article of ${names.name}.`,
  blog: `Columns and practical advice from the writers of ${names.name}.`,
};

/** A feed with its newest entries. The blog's needs the backend. */
export async function feedOf(name: FeedName, index: PostIndex, domain: string): Promise<Feed> {
  const { title, page } = feeds.find((feed) => feed.name === name)!;
  const items = name === 'articles' ? articleItems() : (await index.page(domain)).posts.map(postItem);
  return { name, title, page, description: descriptions[name], items: items.slice(0, length) };
}
