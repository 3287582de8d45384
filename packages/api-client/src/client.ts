import { type Post, type PostList, readPostList, readPost } from './answers.ts';
import { type CallOptions, checkedBase, createCall, parse } from './call.ts';
import { BlogAnswerError, BlogMissingError } from './errors.ts';

export interface BlogClientOptions {
  /**
   * Origin of the backend, with or without a path: `https://blog.example`. In a browser `/` means the page's
   * own origin. Throws a TypeError for anything else.
   */
  baseUrl: string;
  /** The public anonymous bearer token. Leave it out if a proxy adds it. */
  token?: string;
  /**
   * Headers of every call, such as Supabase's `apikey`. A function is called for each call, for example to
   * send the id of the current request.
   */
  headers?: Record<string, string> | (() => Record<string, string>);
  /** @default globalThis.fetch */
  fetch?: typeof globalThis.fetch;
  /**
   * Timeout of a call in milliseconds, including all attempts, pauses and reading the body.
   * @default 10000
   */
  timeBudgetMs?: number;
  /**
   * The longest answer that is read, in bytes.
   * @default 2097152
   */
  maxBytes?: number;
}

export interface BlogClient {
  /** One page of a domain's posts, newest first. */
  listPosts(query: { domain: string; page: number } & CallOptions): Promise<PostList>;
  /** One post. */
  getPost(query: { slug: string } & CallOptions): Promise<Post>;
}

/**
 * Creates the client for the two blog calls. They reject with a BlogError, whose `safe` text may be shown to
 * a reader, or with the caller's abort reason.
 */
export function createBlogClient({
  baseUrl,
  token,
  headers,
  fetch,
  timeBudgetMs,
  maxBytes,
}: BlogClientOptions): BlogClient {
  const call = createCall({ token, headers, fetch, timeBudgetMs, maxBytes });
  const base = checkedBase(baseUrl);
  const urlOf = (name: string, query: Record<string, string>) =>
    `${base}/functions/v1/${name}?${new URLSearchParams(query).toString()}`;

  return {
    listPosts: ({ domain, page, ...options }) =>
      call(urlOf('get_metainfo', { domain, page: String(page) }), options, 'list', (text) => {
        const list = readPostList(parse(text), page);
        if (!list) throw new BlogAnswerError('The list of posts does not have the agreed shape.');
        return list;
      }),
    getPost: ({ slug, ...options }) =>
      call(urlOf('get_details', { slug }), options, 'post', (text) => {
        const post = text.trim() === '' ? null : readPost(parse(text));
        if (post === undefined)
          throw new BlogAnswerError('The post does not have the agreed shape.', { status: 200 });
        if (post === null) throw new BlogMissingError({ status: 200 });
        return post;
      }),
  };
}
