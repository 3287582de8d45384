/** The answer could not be read to its end. Worth another attempt, like a refused connection. */
export class CutAnswerError extends Error {
  override readonly name = 'CutAnswerError';
}

/** No answer of a call: it is too large, or says itself that it is something else than JSON. */
export class UnfitAnswerError extends Error {
  override readonly name = 'UnfitAnswerError';
}

/** No answer of a call is nearly as long. */
export const mostBytes = 2 * 1024 * 1024;

/**
 * The text of an answer of JSON, read up to so many bytes. How long that may take is for the request's own signal. Rejects with an
 * UnfitAnswerError for one that is too long or of another type, and with a CutAnswerError for one that ends too early.
 */
export async function jsonText(response: Response, maxBytes = mostBytes): Promise<string> {
  const { headers, body } = response;
  const type = headers.get('content-type');
  if (!mayBeJson(type)) {
    await body?.cancel();
    throw new UnfitAnswerError(`The answer is ${type}; JSON was agreed.`);
  }
  const announced = Number(headers.get('content-length'));
  if (announced > maxBytes) {
    await body?.cancel();
    throw new UnfitAnswerError(`The answer announces ${announced} bytes; at most ${maxBytes} are read.`);
  }
  if (body === null) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read().catch((error: unknown) => {
      throw new CutAnswerError('The answer ended before it was complete.', { cause: error });
    });
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      throw new UnfitAnswerError(`The answer is longer than ${maxBytes} bytes.`);
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** Edge functions that set no type send their JSON without one, or as plain text. */
export function mayBeJson(type: string | null): boolean {
  return type === null || /^\s*(?:text\/plain|[\w.-]+\/(?:[\w.-]+\+)?json)\s*(?:;|$)/i.test(type);
}
