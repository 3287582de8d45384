import { sql } from 'drizzle-orm';
import { posts } from '../db/schema.ts';

/** The columns of a card; `beginning` replaces a missing title or description. */
export const cardColumns = {
  slug: posts.slug,
  title: posts.title,
  description: posts.description,
  date: posts.date,
  image: posts.image,
  beginning: sql<string>`left(${posts.body}, 600)`,
};
