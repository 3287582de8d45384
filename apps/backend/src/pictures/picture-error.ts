/** A picture that cannot be mirrored. The message is for the log. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
}
