/** The connection ended before the answer was complete. A retry may help. */
export class CutAnswerError extends Error {
  override readonly name = 'CutAnswerError';
}

/** The answer is too large, or its content type is not JSON. */
export class UnfitAnswerError extends Error {
  override readonly name = 'UnfitAnswerError';
}

/** Every valid answer is shorter. */
export const mostBytes = 2 * 1024 * 1024;

/**
 * Reads a JSON answer of at most `maxBytes` as text. The request's own signal limits the time. Rejects with
 * an UnfitAnswerError if the answer is too long or has another type, and with a CutAnswerError if it ends
 * early.
 */
export async function jsonText(response: Response, maxBytes = mostBytes): Promise<string> {
  const { headers, body } = response;
  const type = headers.get('content-type');
  if (!mayBeJson(type)) {
    await body?.cancel();
    throw new UnfitAnswerError(`The answer is ${type} instead of JSON.`);
  }
  const announced = Number(headers.get('content-length'));
  if (announced > maxBytes) {
    await body?.cancel();
    throw new UnfitAnswerError(`The answer announces ${announced} bytes; the limit is ${maxBytes}.`);
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

/** Edge functions that set no type send their JSON without a type or as plain text. */
export function mayBeJson(type: string | null): boolean {
  return type === null || /^\s*(?:text\/plain|[\w.-]+\/(?:[\w.-]+\+)?json)\s*(?:;|$)/i.test(type);
}
