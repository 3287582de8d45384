/** A picture that cannot be kept; the message is for the log. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
}
