import { isHTTPError, isTimeoutError } from 'ky';
import { type Post, type PostList, readList, readPost } from './answers.ts';
import {
  BlogAnswerError,
  type BlogError,
  BlogListError,
  BlogMissingError,
  BlogNotFoundError,
  BlogUnreachableError,
} from './errors.ts';
import { createFlights } from './flights.ts';
import { keepAnswers } from './kept.ts';
import { createTransport, LargeAnswerError } from './transport.ts';

export interface BlogClientOptions {
  /** Origin of the backend, with or without a path: `https://blog.example`. In a browser `/` means the page's own. */
  baseUrl: string;
  /** The public anonymous bearer credential. Leave it out where a proxy adds it. */
  token?: string;
  /** @default globalThis.fetch */
  fetch?: typeof globalThis.fetch;
  /**
   * Milliseconds that a call may take, all attempts, pauses and reading included.
   * @default 10000
   */
  timeBudgetMs?: number;
  /**
   * Milliseconds that an answer is kept after its last use, for going Back; 0 keeps none (on a server).
   * @default 300000
   */
  keepMs?: number;
  /**
   * Longest answer that is read, in bytes.
   * @default 2097152
   */
  maxBytes?: number;
}

export interface CallOptions {
  /** Gives this call up; the promise rejects with the signal's reason. */
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
  keptPosts(query: { domain: string; page: number }): PostList | undefined;
  /** What that post last answered, if it was used in the last five minutes. For going Back; never an error. */
  keptPost(query: { slug: string }): Post | undefined;
}

/** The two blog calls. Rejects with a BlogError, whose `safe` text may be shown to a reader, or with the caller's abort. */
export function createBlogClient({
  baseUrl,
  token,
  fetch,
  timeBudgetMs: usualBudgetMs = 10_000,
  keepMs = 300_000,
  maxBytes = 2 * 1024 * 1024,
}: BlogClientOptions): BlogClient {
  const getText = createTransport({ token, fetch, maxBytes });
  const share = createFlights();
  const kept = keepAnswers(keepMs);
  const urlOf = (call: string, query: Record<string, string>) =>
    `${baseUrl.replace(/\/+$/, '')}/functions/v1/${call}?${new URLSearchParams(query).toString()}`;
  const listUrl = (domain: string, page: number) => urlOf('get_metainfo', { domain, page: String(page) });
  const postUrl = (slug: string) => urlOf('get_details', { slug });

  function call<T>(
    url: string,
    { signal, timeBudgetMs = usualBudgetMs }: CallOptions,
    notOk: (status: number, cause: Error) => BlogError,
    read: (text: string) => T,
  ): Promise<T> {
    return share(`${timeBudgetMs} ${url}`, signal, async (flight) => {
      let text;
      try {
        text = await getText(url, timeBudgetMs, flight);
      } catch (cause) {
        if (isHTTPError(cause)) throw notOk(cause.response.status, cause);
        throw withoutAnswer(cause, url, timeBudgetMs);
      }
      const answer = read(text);
      kept.set(url, answer);
      return answer;
    });
  }

  return {
    listPosts: ({ domain, page, ...options }) =>
      call(
        listUrl(domain, page),
        options,
        (status, cause) => new BlogListError({ status, cause }),
        (text) => {
          const list = readList(parse(text), page);
          if (!list) throw new BlogAnswerError('The list of posts has another shape than was agreed.');
          return list;
        },
      ),
    getPost: ({ slug, ...options }) =>
      call(
        postUrl(slug),
        options,
        (status, cause) => new BlogNotFoundError({ status, cause }),
        (text) => {
          const post = text.trim() === '' ? null : readPost(parse(text));
          if (post === undefined)
            throw new BlogAnswerError('The post has another shape than was agreed.', { status: 200 });
          if (post === null) throw new BlogMissingError({ status: 200 });
          return post;
        },
      ),
    keptPosts: ({ domain, page }) => kept.get(listUrl(domain, page)) as PostList | undefined,
    keptPost: ({ slug }) => kept.get(postUrl(slug)) as Post | undefined,
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
  if (cause instanceof LargeAnswerError) return new BlogAnswerError(cause.message, { cause });
  if (isTimeoutError(cause))
    return new BlogUnreachableError(`No answer within ${budgetMs} ms from ${url}`, { cause });
  return new BlogUnreachableError(`The network failed on the way to ${url}`, { cause });
}
