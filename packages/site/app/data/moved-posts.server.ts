import { articles } from '@daily-nest/content/articles';
import { movedPosts } from '@daily-nest/content/moved-posts';
import { wellnessArticles } from '@daily-nest/content/wellness';

const pieces = new Set([
  ...articles.map(({ slug }) => `/articles/${slug}`),
  ...wellnessArticles.map(({ slug }) => `/health-wellness/${slug}`),
]);

const moved = new Map(
  // Another title of the network may not have the piece; then it keeps the post.
  Object.entries(movedPosts).filter(([, piece]) => pieces.has(piece)),
);

/** Returns the piece that a post was merged into; undefined for every other post. */
export function mergedPieceOf(slug: string): string | undefined {
  return moved.get(slug);
}

/** Returns the posts that still have their own page. */
export function withoutMergedPosts<Post extends { slug: string }>(posts: readonly Post[]): Post[] {
  return posts.filter(({ slug }) => !moved.has(slug));
}
