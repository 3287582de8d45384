import { isHTTPError, isTimeoutError } from 'ky';
import { type Post, type PostList, readPostList, readPost } from './answers.ts';
import {
  BlogAnswerError,
  type BlogCall,
  type BlogError,
  BlogMissingError,
  BlogUnreachableError,
  responseError,
} from './errors.ts';
import { mostBytes, UnfitAnswerError } from './json-text.ts';
import { createRequest, requestedPause } from './request.ts';

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
  /** One page of a domain's posts, newest first. */
  listPosts(query: { domain: string; page: number } & CallOptions): Promise<PostList>;
  /** One post. */
  getPost(query: { slug: string } & CallOptions): Promise<Post>;
}

/** The two blog calls. Rejects with a BlogError, whose `safe` text may be shown to a reader, or with the caller's abort. */
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
      // The caller's own reason, whatever ky makes of it.
      signal?.throwIfAborted();
      if (!isHTTPError(cause)) throw withoutAnswer(cause, url, timeBudgetMs);
      const retryAfterMs = requestedPause(cause);
      const answered = { status: cause.response.status, ...(retryAfterMs !== undefined && { retryAfterMs }) };
      throw responseError(which, { ...answered, cause });
    }
    return read(text);
  }

  return {
    listPosts: ({ domain, page, ...options }) =>
      call(urlOf('get_metainfo', { domain, page: String(page) }), options, 'list', (text) => {
        const list = readPostList(parse(text), page);
        if (!list) throw new BlogAnswerError('The list of posts has another shape than was agreed.');
        return list;
      }),
    getPost: ({ slug, ...options }) =>
      call(urlOf('get_details', { slug }), options, 'post', (text) => {
        const post = text.trim() === '' ? null : readPost(parse(text));
        if (post === undefined)
          throw new BlogAnswerError('The post has another shape than was agreed.', { status: 200 });
        if (post === null) throw new BlogMissingError({ status: 200 });
        return post;
      }),
  };
}

/** The base of the calls' addresses, without a slash at its end. Throws one sentence where no call could ever be made. */
function checkedBase(baseUrl: string): string {
  const isPath = baseUrl.startsWith('/') && !baseUrl.startsWith('//');
  if (!isPath && !(/^https?:\/\//i.test(baseUrl) && URL.canParse(baseUrl)))
    throw new TypeError(
      `baseUrl is '${baseUrl}'; it must begin with https:// or http://, or with / in a browser.`,
    );
  return baseUrl.replace(/\/+$/, '');
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
