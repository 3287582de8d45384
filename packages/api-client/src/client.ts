import { isHTTPError, isTimeoutError } from 'ky';
import { type Post, type PostList, readPostList, readPost } from './answers.ts';
import { oneLine } from './clean-text.ts';
import {
  BlogAnswerError,
  type BlogCall,
  type BlogError,
  BlogMissingError,
  BlogUnreachableError,
  responseError,
} from './errors.ts';
import { fieldsOf } from './fields-of.ts';
import { mostBytes, UnfitAnswerError } from './json-text.ts';
import { createRequest, requestedPause } from './request.ts';

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

export interface CallOptions {
  /** Aborts this call; the promise rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Overrides the client's budget for this call. */
  timeBudgetMs?: number;
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
  timeBudgetMs: usualBudgetMs = 10_000,
  maxBytes = mostBytes,
}: BlogClientOptions): BlogClient {
  const getText = createRequest({ token, headers, fetch, maxBytes });
  const base = checkedBase(baseUrl);
  const urlOf = (call: string, query: Record<string, string>) =>
    `${base}/functions/v1/${call}?${new URLSearchParams(query).toString()}`;

  async function call<T>(
    url: string,
    { signal, timeBudgetMs = usualBudgetMs }: CallOptions,
    which: BlogCall,
    read: (text: string) => T,
  ): Promise<T> {
    signal?.throwIfAborted();
    let text;
    try {
      text = await getText(url, timeBudgetMs, signal);
    } catch (cause) {
      // ky would wrap the caller's reason in an error of its own.
      signal?.throwIfAborted();
      if (!isHTTPError(cause)) throw withoutAnswer(cause, url, timeBudgetMs);
      const retryAfterMs = requestedPause(cause);
      const words = wordsOf(cause.data);
      const answered = {
        status: cause.response.status,
        ...(retryAfterMs !== undefined && { retryAfterMs }),
        ...(words && { words }),
      };
      throw responseError(which, { ...answered, cause });
    }
    return read(text);
  }

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

/** Returns the base address of the calls, without a trailing slash. Throws a TypeError if it is not valid. */
function checkedBase(baseUrl: string): string {
  const isPath = baseUrl.startsWith('/') && !baseUrl.startsWith('//');
  if (!isPath && !(/^https?:\/\//i.test(baseUrl) && URL.canParse(baseUrl)))
    throw new TypeError(
      `baseUrl is '${baseUrl}'; it must begin with https:// or http://, or with / in a browser.`,
    );
  return baseUrl.replace(/\/+$/, '');
}

/** The editors' sentence in the answer for a removed post. */
function wordsOf(answer: unknown): string {
  const said = fieldsOf(answer, { error: (value) => fieldsOf(value, { words: (words) => words }) });
  const words = said?.error?.words;
  return typeof words === 'string' ? oneLine(words).slice(0, 300) : '';
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
  return new BlogUnreachableError(`The network failed during the request to ${url}`, { cause });
}
