/** A failed request to another server. The message is for the log. */
export class OutsideError extends Error {
  override readonly name = 'OutsideError';
  /** The delay in milliseconds that the other server asks for. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, options: ErrorOptions & { retryAfterMs?: number | undefined } = {}) {
    super(message, options);
    this.retryAfterMs = options.retryAfterMs;
  }
}
