/** Something of another server that could not be had; the message is for the log. */
export class OutsideError extends Error {
  override readonly name = 'OutsideError';
  /** Milliseconds that the other server asks to be left alone. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, options: ErrorOptions & { retryAfterMs?: number | undefined } = {}) {
    super(message, options);
    this.retryAfterMs = options.retryAfterMs;
  }
}
