import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Sends early hints (103) with the fonts of an answer, so that they load while the page is being rendered.
 * Only behind a proxy that passes them on; a cached page needs none.
 */
export class EarlyHints {
  readonly #link: readonly string[];

  constructor(fonts: readonly string[]) {
    this.#link = fonts.map((font) => `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`);
  }

  /** An HTTP/1.0 client would take them for the answer. */
  give({ method, httpVersion }: IncomingMessage, response: ServerResponse): void {
    if (method === 'GET' && httpVersion === '1.1') response.writeEarlyHints({ link: [...this.#link] });
  }
}
