import { sql } from 'drizzle-orm';
import { posts } from '../db/schema.ts';

/** What a list shows of a post; `beginning` stands in for a title or a description that it does not have. */
export const cardColumns = {
  slug: posts.slug,
  title: posts.title,
  description: posts.description,
  date: posts.date,
  image: posts.image,
  beginning: sql<string>`left(${posts.body}, 600)`,
};
