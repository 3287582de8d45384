import { articles } from '@daily-nest/content/articles';
import { movedPosts } from '@daily-nest/content/moved-posts';
import { wellnessArticles } from '@daily-nest/content/wellness';

const pieces = new Set([
  ...articles.map(({ slug }) => `/articles/${slug}`),
  ...wellnessArticles.map(({ slug }) => `/health-wellness/${slug}`),
]);

const moved = new Map(
  // Another title of the network may not have the piece; there the post stays.
  Object.entries(movedPosts).filter(([, piece]) => pieces.has(piece)),
);

/** The piece that a post was merged into; undefined for every other post. */
export function pieceOfMoved(slug: string): string | undefined {
  return moved.get(slug);
}

/** The posts that still have a page of their own. */
export function withoutMoved<Post extends { slug: string }>(posts: readonly Post[]): Post[] {
  return posts.filter(({ slug }) => !moved.has(slug));
}
