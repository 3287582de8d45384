/** A text that is no feed, or cannot be read as one; the message is for the log. */
export class FeedError extends Error {
  override readonly name = 'FeedError';
}
