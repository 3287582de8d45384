/** A source that could not be read; the message is for the log. */
export class FeedError extends Error {
  override readonly name = 'FeedError';
  /** Milliseconds the source asks to be left alone. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, options: ErrorOptions & { retryAfterMs?: number } = {}) {
    super(message, options);
    this.retryAfterMs = options.retryAfterMs;
  }
}
