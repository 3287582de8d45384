import { createCall } from '../call.ts';
import type { BlogClientOptions } from '../client.ts';
import { ghostSource } from './ghost.ts';
import type { BlogSource } from './source.ts';
import { supabaseSource } from './supabase.ts';
import type { BlogSystem } from './systems.ts';
import { wordPressSource } from './wordpress.ts';

export interface BlogSourceOptions extends Pick<BlogClientOptions, 'fetch' | 'timeBudgetMs'> {
  system: BlogSystem;
  /** The address of the site or project: `https://blog.example`. Throws a TypeError for anything else. */
  baseUrl: string;
  /** Supabase's publishable key, or the Content API key of Ghost. WordPress needs none. */
  key?: string;
  /**
   * Supabase's table or view of published posts.
   * @default 'posts'
   */
  table?: string;
  /**
   * The longest answer that is read, in bytes.
   * @default 8388608
   */
  maxBytes?: number;
  /** Headers of each call, for example the id of the current request. */
  headers?: () => Record<string, string>;
}

/** Creates the client for a blog that another system keeps. */
export function createBlogSource({
  system,
  baseUrl,
  key = '',
  table = 'posts',
  headers = () => ({}),
  // Ghost sends the texts of all posts of a list.
  maxBytes = 8 * 1024 * 1024,
  ...options
}: BlogSourceOptions): BlogSource {
  const callWith = (own: Record<string, string>, token?: string) =>
    createCall({ ...options, maxBytes, token, headers: () => ({ ...headers(), ...own }) });
  if (system === 'supabase')
    return supabaseSource(baseUrl, table, callWith({ apikey: key, prefer: 'count=exact' }, key));
  if (system === 'ghost') return ghostSource(baseUrl, key, callWith({ 'accept-version': 'v5.0' }));
  return wordPressSource(baseUrl, callWith({}));
}
