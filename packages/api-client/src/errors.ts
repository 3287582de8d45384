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

/** The list answered with a status outside 200 to 299. */
export class BlogListError extends BlogError {
  override readonly name = 'BlogListError';

  constructor(options?: BlogErrorOptions) {
    super('Failed to fetch blog posts', 'Failed to fetch blog posts', options);
  }
}

/** The backend says that there is no such post: 404, or 410 for one that was taken away. */
export class BlogNotFoundError extends BlogError {
  override readonly name = 'BlogNotFoundError';

  constructor(options?: BlogErrorOptions) {
    super('Article not found', 'Article not found', options);
  }
}

/** A post's call answered with another status outside 200 to 299: the backend failed, the post may well be there. */
export class BlogResponseError extends BlogError {
  override readonly name = 'BlogResponseError';

  constructor(options?: BlogErrorOptions) {
    super('The call for a post failed', 'Article not found', options);
  }
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
