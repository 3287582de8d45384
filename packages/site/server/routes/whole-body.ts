/** An invalid answer of the backend: of the wrong type or status, or too long. */
export class UnfitAnswerError extends Error {
  override readonly name = 'UnfitAnswerError';
  readonly status: number;

  constructor(message: string, status = 200) {
    super(message);
    this.status = status;
  }
}

/** Returns all bytes of a body. Aborts a longer one and rejects with an UnfitAnswerError. */
export async function wholeBody(body: AsyncIterable<Uint8Array>, most: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.byteLength;
    // Leaving the loop aborts the call.
    if (size > most) throw new UnfitAnswerError(`The answer is longer than ${most} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
