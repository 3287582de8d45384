import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Says before an answer which fonts it will ask for (103), so that they are on their way while the page is being made. Only for
 * readers behind a proxy that passes it on; a page that is ready needs no word before it.
 */
export class EarlyHints {
  readonly #link: readonly string[];

  constructor(fonts: readonly string[]) {
    this.#link = fonts.map((font) => `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`);
  }

  /** A client of HTTP/1.0 would take it for the answer. */
  give({ method, httpVersion }: IncomingMessage, response: ServerResponse): void {
    if (method === 'GET' && httpVersion === '1.1') response.writeEarlyHints({ link: [...this.#link] });
  }
}
