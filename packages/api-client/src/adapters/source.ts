import type { Post, PostSummary } from '../answers.ts';
import type { CallOptions } from '../call.ts';
import type { BlogClient } from '../client.ts';

/** A post in a search, a list of a person or a subject, a sitemap or a feed. */
export interface SourcePost extends PostSummary {
  /** The day or time of its publication. */
  date?: string;
  /** When anything of it last changed. */
  changed?: string;
  /** The author's name. */
  author?: string;
  /** Its tags and categories. */
  keywords?: string[];
}

/** Selects posts: those of a person, by the name under them, or those with a tag or category, by its slug. */
export type SourceFilter = { author: string } | { tag: string };

/** Some posts of all, newest first. */
export interface SourcePage {
  posts: SourcePost[];
  /** Asks for the next page; undefined after the last one. */
  cursor?: string;
}

/**
 * The blog of another system, read as one of ours: bodies are lines of text, and no HTML of it gets any
 * further. Every call rejects with a BlogError, as the calls of a BlogClient do.
 */
export interface BlogSource extends BlogClient {
  /** The posts that match a query, in the order of the system. */
  searchPosts(query: { query: string; limit: number } & CallOptions): Promise<SourcePost[]>;
  /** The posts of a person, or those with a tag; newest first, at most a hundred. Empty where there is no such name. */
  filedPosts(query: { under: SourceFilter } & CallOptions): Promise<SourcePost[]>;
  /** All posts by and by, for sitemaps and feeds. */
  indexPosts(query: { cursor?: string } & CallOptions): Promise<SourcePage>;
}

/** A post of another system with everything that a page, a list or a search takes of it. */
export interface ReadPost {
  row: SourcePost;
  post: Post;
}
