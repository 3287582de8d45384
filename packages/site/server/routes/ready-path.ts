import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Encoding, chooseEncoding, isFresh, cachedEncodings } from '../encoding.ts';
import { RecompressionQueue } from '../pages/recompression-queue.ts';
import { ageOf } from '../pages/ready-answer.ts';
import { requestIdOf } from '../request-id.ts';
import type { Reads } from '../reads.ts';
import type { ServedLog } from '../served-log.ts';
import type { Pages } from './pages.ts';

/** Browsers accept different things, but not many. */
const mostKnown = 100;

/**
 * The fast path for a page that is ready: looks it up by address and host, and writes it as it was prepared.
 * Other requests take the normal path, which gives the same answer.
 */
export class ReadyPath {
  readonly #pages: Pages;
  readonly #log: ServedLog;
  readonly #reads: Reads;
  readonly #recompression = new RecompressionQueue();
  readonly #encodings = new Map<string, Encoding>();

  constructor(pages: Pages, log: ServedLog, reads: Reads) {
    this.#pages = pages;
    this.#log = log;
    this.#reads = reads;
  }

  /** Answers the request, or returns false. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '', headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const hit = this.#pages.ready(url, headers.host);
    if (!hit) return false;
    const { page, cached } = hit;
    const written = page.ready(this.#encodingOf(headers['accept-encoding']));
    if (!written) return false;

    const unchanged = isFresh(headers['if-none-match'], page.body.etag);
    const requestId = requestIdOf(headers['x-request-id'] as string | undefined);
    const head = [...(unchanged ? page.unchanged : written.head), 'x-request-id', requestId];
    if (cached) head.push('x-cache', cached.state, 'age', ageOf(cached));
    if (unchanged) response.writeHead(304, head).end();
    else response.writeHead(page.status, head).end(written.bytes);
    this.#recompression.add(page.body);
    this.#reads.answered({
      method,
      url,
      headerOf: (name) => headers[name] as string | undefined,
      status: page.status,
    });
    this.#log.served({ requestId, method, path: url, status: response.statusCode, cache: cached?.state });
    return true;
  }

  #encodingOf(accepted = ''): Encoding {
    const known = this.#encodings.get(accepted);
    if (known) return known;
    const encoding = chooseEncoding(accepted, cachedEncodings);
    if (this.#encodings.size < mostKnown) this.#encodings.set(accepted, encoding);
    return encoding;
  }
}
