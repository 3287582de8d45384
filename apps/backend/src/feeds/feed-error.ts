/** A text that cannot be parsed as a feed. The message is for the log. */
export class FeedError extends Error {
  override readonly name = 'FeedError';
}
