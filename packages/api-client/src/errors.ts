/** What a reader sees when nothing better is known to be safe to show. */
export const unknownErrorText = 'An error occurred';

interface BlogErrorOptions extends ErrorOptions {
  /** The HTTP status of the answer, where there was one. */
  status?: number;
}

/** Everything that a blog client rejects with, apart from the caller's own abort. */
export class BlogError extends Error {
  override readonly name: string = 'BlogError';
  /** The text that may be shown to a reader; `message` may hold more, for the log. */
  readonly safe: string;
  /** The HTTP status of the answer; undefined when there was none. */
  readonly status: number | undefined;

  constructor(message: string, safe: string, { status, ...options }: BlogErrorOptions = {}) {
    super(message, options);
    this.safe = safe;
    this.status = status;
  }
}

/** The backend says that there is no such post: 404, or 410 for one that was taken away. */
export class BlogNotFoundError extends BlogError {
  override readonly name = 'BlogNotFoundError';

  constructor(options?: BlogErrorOptions) {
    super('Article not found', 'Article not found', options);
  }
}

/** Which of the two calls failed: that decides the text for readers. */
export type BlogCall = 'list' | 'post';

const failedTexts: Record<BlogCall, string> = {
  list: 'Failed to fetch blog posts',
  post: 'Article not found',
};

interface BlogResponseErrorOptions extends BlogErrorOptions {
  status: number;
  /** Milliseconds that the answer's `Retry-After` asks for, where it has one that can be read. */
  retryAfterMs?: number;
}

/** A call answered with a status outside 200 to 299: the backend failed, the posts may well be there. */
export class BlogResponseError extends BlogError {
  override readonly name: string = 'BlogResponseError';
  /** Milliseconds after which the backend wants to be asked again; undefined where it did not say. */
  readonly retryAfterMs: number | undefined;

  constructor(call: BlogCall, { retryAfterMs, ...options }: BlogResponseErrorOptions) {
    super(`The call for a ${call} answered ${options.status}.`, failedTexts[call], options);
    this.retryAfterMs = retryAfterMs;
  }
}

/** 401 or 403: the credential is missing, wrong or not enough. Asking again does not help. */
export class BlogAccessError extends BlogResponseError {
  override readonly name = 'BlogAccessError';
}

/** 429: too many calls, and still so after the attempts that fit into the budget. */
export class BlogRateLimitError extends BlogResponseError {
  override readonly name = 'BlogRateLimitError';
}

/** 5xx: the backend failed, and still did after the attempts that fit into the budget. */
export class BlogServerError extends BlogResponseError {
  override readonly name = 'BlogServerError';
}

/** The error of a status that is no success. Only of a post do 404 and 410 say that it is not there. */
export function responseError(call: BlogCall, options: BlogResponseErrorOptions): BlogError {
  const { status } = options;
  if (call === 'post' && (status === 404 || status === 410)) return new BlogNotFoundError(options);
  if (status === 401 || status === 403) return new BlogAccessError(call, options);
  if (status === 429) return new BlogRateLimitError(call, options);
  if (status >= 500) return new BlogServerError(call, options);
  return new BlogResponseError(call, options);
}

/** A post's call answered well, but with nothing in it. */
export class BlogMissingError extends BlogError {
  override readonly name = 'BlogMissingError';

  constructor(options?: BlogErrorOptions) {
    const text = "The article you're looking for doesn't exist.";
    super(text, text, options);
  }
}

/** No answer: the network failed, or the time budget was spent. */
export class BlogUnreachableError extends BlogError {
  override readonly name = 'BlogUnreachableError';

  constructor(message: string, options?: BlogErrorOptions) {
    super(message, unknownErrorText, options);
  }
}

/** An answer that is not what was agreed: no JSON, another shape, or too large. */
export class BlogAnswerError extends BlogError {
  override readonly name = 'BlogAnswerError';

  constructor(message: string, options?: BlogErrorOptions) {
    super(message, unknownErrorText, options);
  }
}

/** The text for a reader: a blog error's own, and the catalogue's general one for anything else. */
export function readerText(error: unknown): string {
  return error instanceof BlogError ? error.safe : unknownErrorText;
}
