import { changedOn } from '@daily-nest/content/corrections';
import { isInvented } from '@daily-nest/content/people';
import { type Piece, pieces } from '@daily-nest/content/pieces';
import { names } from '../../brand.ts';
import type { IndexedPost, PostIndex } from '../../data/post-index.server.ts';
import { cardOfPath, cardOfPost } from '../card/address.ts';
import type { Feed, FeedItem } from './feed.ts';
import { type FeedName, feeds } from './links.ts';
import { blog } from '../../words/lists.ts';
import * as words from '../../words/feeds.ts';
import { dayInWords } from '../../wording/day.ts';
import { correctionInWords } from '../../words/reading.ts';

/** How many of the newest entries a feed has. */
export const length = 30;

/** Returns a piece as an entry. */
export function pieceItem(piece: Piece): FeedItem {
  const { href, title, excerpt, html, author, category, date } = piece;
  return {
    path: href,
    title,
    summary: excerpt,
    html,
    // The magazine is the author instead of an invented person.
    ...(!isInvented(author) && { author }),
    categories: [category],
    date,
    changed: changedOn(piece),
    image: cardOfPath(href),
  };
}

/** Returns a post as an entry. */
export function postItem({
  slug,
  title,
  description,
  author,
  date,
  changed,
  corrections: [correction] = [],
}: IndexedPost): FeedItem {
  return {
    path: `/blog/${encodeURIComponent(slug)}`,
    title: title || slug.replaceAll('-', ' '),
    // A reader program shows a changed entry again, and the reader sees why.
    summary: [
      description || title,
      correction &&
        correctionInWords(dayInWords(correction.date) ?? correction.date, correction.is, correction.was),
    ]
      .filter(Boolean)
      .join(' '),
    ...(author && !isInvented(author) && { author }),
    categories: [blog],
    date,
    changed,
    image: cardOfPost(slug),
  };
}

const descriptions: Record<FeedName, string> = {
  articles: words.articlesFeedIs(names.name),
  blog: words.blogFeedIs(names.name),
};

/** Returns a feed with its newest entries. The blog's needs the backend. */
export async function feedOf(name: FeedName, index: PostIndex, domain: string): Promise<Feed> {
  const { title, page } = feeds.find((feed) => feed.name === name)!;
  const items = name === 'articles' ? pieces.map(pieceItem) : (await index.page(domain)).posts.map(postItem);
  return { name, title, page, description: descriptions[name], items: items.slice(0, length) };
}
