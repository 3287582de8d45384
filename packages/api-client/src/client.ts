import { isHTTPError, isTimeoutError } from 'ky';
import { createAnswerCache } from './answerCache.ts';
import { type Post, type PostList, readPostList, readPost } from './answers.ts';
import { checkedBase } from './checkedBase.ts';
import {
  BlogAnswerError,
  type BlogCall,
  type BlogError,
  BlogMissingError,
  BlogUnreachableError,
  responseError,
} from './errors.ts';
import { createInFlight } from './inFlight.ts';
import { mostBytes, UnfitAnswerError } from './jsonText.ts';
import { askedPause, createRequest } from './request.ts';

export interface BlogClientOptions {
  /**
   * Origin of the backend, with or without a path: `https://blog.example`. In a browser `/` means the page's own. Anything else
   * throws a TypeError at once.
   */
  baseUrl: string;
  /** The public anonymous bearer credential. Leave it out where a proxy adds it. */
  token?: string;
  /**
   * Headers of every call, such as Supabase's `apikey`; or a function that is asked for each call, such as for the id of the request
   * that it is made for.
   */
  headers?: Record<string, string> | (() => Record<string, string>);
  /** @default globalThis.fetch */
  fetch?: typeof globalThis.fetch;
  /**
   * Milliseconds that a call may take, all attempts, pauses and reading included.
   * @default 10000
   */
  timeBudgetMs?: number;
  /**
   * Milliseconds that an answer is cached after its last use, for going Back; 0 caches none (on a server).
   * @default 300000
   */
  cacheMs?: number;
  /**
   * Longest answer that is read, in bytes.
   * @default 2097152
   */
  maxBytes?: number;
}

export interface CallOptions {
  /** Aborts this call; the promise rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Another budget than the client's, for this call. */
  timeBudgetMs?: number;
}

export interface BlogClient {
  /** One page of a domain's posts, newest first. Always makes a call (or joins the same one under way). */
  listPosts(query: { domain: string; page: number } & CallOptions): Promise<PostList>;
  /** One post. Always makes a call (or joins the same one under way). */
  getPost(query: { slug: string } & CallOptions): Promise<Post>;
  /** What that page last answered, if it was used in the last five minutes. For going Back; never an error. */
  cachedPosts(query: { domain: string; page: number }): PostList | undefined;
  /** What that post last answered, if it was used in the last five minutes. For going Back; never an error. */
  cachedPost(query: { slug: string }): Post | undefined;
}

/** The two blog calls. Rejects with a BlogError, whose `safe` text may be shown to a reader, or with the caller's abort. */
export function createBlogClient({
  baseUrl,
  token,
  headers,
  fetch,
  timeBudgetMs: usualBudgetMs = 10_000,
  cacheMs = 300_000,
  maxBytes = mostBytes,
}: BlogClientOptions): BlogClient {
  const getText = createRequest({ token, headers, fetch, maxBytes });
  const base = checkedBase(baseUrl);
  const share = createInFlight();
  const cache = createAnswerCache(cacheMs);
  const urlOf = (call: string, query: Record<string, string>) =>
    `${base}/functions/v1/${call}?${new URLSearchParams(query).toString()}`;
  const listUrl = (domain: string, page: number) => urlOf('get_metainfo', { domain, page: String(page) });
  const postUrl = (slug: string) => urlOf('get_details', { slug });

  function call<T>(
    url: string,
    { signal, timeBudgetMs = usualBudgetMs }: CallOptions,
    which: BlogCall,
    read: (text: string) => T,
  ): Promise<T> {
    return share(`${timeBudgetMs} ${url}`, signal, async (requestSignal) => {
      let text;
      try {
        text = await getText(url, timeBudgetMs, requestSignal);
      } catch (cause) {
        if (!isHTTPError(cause)) throw withoutAnswer(cause, url, timeBudgetMs);
        const retryAfterMs = askedPause(cause);
        const told = { status: cause.response.status, ...(retryAfterMs !== undefined && { retryAfterMs }) };
        throw responseError(which, { ...told, cause });
      }
      const answer = read(text);
      cache.set(url, answer);
      return answer;
    });
  }

  return {
    listPosts: ({ domain, page, ...options }) =>
      call(listUrl(domain, page), options, 'list', (text) => {
        const list = readPostList(parse(text), page);
        if (!list) throw new BlogAnswerError('The list of posts has another shape than was agreed.');
        return list;
      }),
    getPost: ({ slug, ...options }) =>
      call(postUrl(slug), options, 'post', (text) => {
        const post = text.trim() === '' ? null : readPost(parse(text));
        if (post === undefined)
          throw new BlogAnswerError('The post has another shape than was agreed.', { status: 200 });
        if (post === null) throw new BlogMissingError({ status: 200 });
        return post;
      }),
    cachedPosts: ({ domain, page }) => cache.get(listUrl(domain, page)) as PostList | undefined,
    cachedPost: ({ slug }) => cache.get(postUrl(slug)) as Post | undefined,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new BlogAnswerError('The answer is not JSON.', { cause });
  }
}

function withoutAnswer(cause: unknown, url: string, budgetMs: number): BlogError {
  if (cause instanceof UnfitAnswerError) return new BlogAnswerError(cause.message, { cause });
  if (isTimeoutError(cause))
    return new BlogUnreachableError(`No answer within ${budgetMs} ms from ${url}`, { cause });
  return new BlogUnreachableError(`The network failed on the way to ${url}`, { cause });
}
