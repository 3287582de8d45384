/** The text for readers when an error has no safe text of its own. */
export const unknownErrorText = 'An error occurred';

interface BlogErrorOptions extends ErrorOptions {
  /** The HTTP status of the answer, if there was one. */
  status?: number;
}

/** The base class of all errors of a blog client, except for the caller's own abort. */
export class BlogError extends Error {
  override readonly name: string = 'BlogError';
  /** The text for readers; `message` may contain details for the log. */
  readonly safe: string;
  /** The HTTP status of the answer; undefined when there was none. */
  readonly status: number | undefined;

  constructor(message: string, safe: string, { status, ...options }: BlogErrorOptions = {}) {
    super(message, options);
    this.safe = safe;
    this.status = status;
  }
}

interface BlogNotFoundErrorOptions extends BlogErrorOptions {
  /** The editors' sentence about a removed post. */
  words?: string;
}

/** The post does not exist: 404, or 410 for a removed post. */
export class BlogNotFoundError extends BlogError {
  override readonly name = 'BlogNotFoundError';
  /** What the editors say about a removed post, as plain text; undefined where they say nothing. */
  readonly words: string | undefined;

  constructor({ words, ...options }: BlogNotFoundErrorOptions = {}) {
    super('Article not found', 'Article not found', options);
    this.words = words;
  }
}

/** The call that failed; it decides the text for readers. */
export type BlogCall = 'list' | 'post';

const failedTexts: Record<BlogCall, string> = {
  list: 'Failed to fetch blog posts',
  post: 'Article not found',
};

interface BlogResponseErrorOptions extends BlogErrorOptions {
  status: number;
  /** The delay in milliseconds from the answer's `Retry-After`, if it can be parsed. */
  retryAfterMs?: number;
}

/** An answer with a status outside 200 to 299: the backend failed, but the posts may exist. */
export class BlogResponseError extends BlogError {
  override readonly name: string = 'BlogResponseError';
  /** The delay in milliseconds that the backend asks for; undefined if it sent none. */
  readonly retryAfterMs: number | undefined;

  constructor(call: BlogCall, { retryAfterMs, ...options }: BlogResponseErrorOptions) {
    super(`The call for a ${call} answered ${options.status}.`, failedTexts[call], options);
    this.retryAfterMs = retryAfterMs;
  }
}

/** 401 or 403: the credential is missing, wrong or not enough. A retry does not help. */
export class BlogAccessError extends BlogResponseError {
  override readonly name = 'BlogAccessError';
}

/** 429: too many calls, after all retries that fit into the budget. */
export class BlogRateLimitError extends BlogResponseError {
  override readonly name = 'BlogRateLimitError';
}

/** 5xx: the backend failed, after all retries that fit into the budget. */
export class BlogServerError extends BlogResponseError {
  override readonly name = 'BlogServerError';
}

/**
 * Returns the error for a status outside 200 to 299. Only for a post do 404 and 410 mean that it does not
 * exist.
 */
export function responseError(
  call: BlogCall,
  options: BlogResponseErrorOptions & BlogNotFoundErrorOptions,
): BlogError {
  const { status } = options;
  if (call === 'post' && (status === 404 || status === 410)) return new BlogNotFoundError(options);
  if (status === 401 || status === 403) return new BlogAccessError(call, options);
  if (status === 429) return new BlogRateLimitError(call, options);
  if (status >= 500) return new BlogServerError(call, options);
  return new BlogResponseError(call, options);
}

/** A successful answer without a post in it. */
export class BlogMissingError extends BlogError {
  override readonly name = 'BlogMissingError';

  constructor(options?: BlogErrorOptions) {
    const text = "The article you're looking for doesn't exist.";
    super(text, text, options);
  }
}

/** No answer: the network failed, or the time budget ran out. */
export class BlogUnreachableError extends BlogError {
  override readonly name = 'BlogUnreachableError';

  constructor(message: string, options?: BlogErrorOptions) {
    super(message, unknownErrorText, options);
  }
}

/** An invalid answer: not JSON, the wrong shape, or too large. */
export class BlogAnswerError extends BlogError {
  override readonly name = 'BlogAnswerError';

  constructor(message: string, options?: BlogErrorOptions) {
    super(message, unknownErrorText, options);
  }
}

/** The text for readers: the `safe` text of a blog error, or a general sentence for other errors. */
export function readerText(error: unknown): string {
  return error instanceof BlogError ? error.safe : unknownErrorText;
}
