import { sharedCacheControl } from '../../app/data/cache-headers.ts';
import type { Encoding } from '../encoding.ts';
import type { Header } from '../headers.ts';
import { postsKey } from '../purge.ts';
import type { ReadyBody } from './ready-body.ts';

/** The data to write for a page in one encoding. */
export interface Written {
  bytes: Buffer;
  /** Its headers for `writeHead`, names and values in turn. */
  head: readonly string[];
}

/** A shared page: with an ETag, the policy for its text, and its headers assembled once. */
export class ReadyPage {
  readonly status: number;
  readonly headers: readonly Header[];
  readonly body: ReadyBody;
  /** The headers of a 304: those of the page without the headers of its bytes. */
  readonly unchanged: readonly string[];
  readonly #written = new Map<Encoding, Written>();

  constructor(status: number, headers: readonly Header[], body: ReadyBody) {
    this.status = status;
    this.headers = headers;
    this.body = body;
    this.unchanged = [
      ...headers.flat(),
      ...(isOfPosts(headers) ? ['surrogate-key', postsKey] : []),
      'vary',
      'accept-encoding',
      ...(status === 200 ? ['etag', body.etag] : []),
    ];
  }

  has(name: string): boolean {
    return this.headers.some(([own]) => own === name);
  }

  /** Returns the data for an encoding, if it exists. */
  ready(encoding: Encoding): Written | undefined {
    const bytes = this.body.ready(encoding);
    return bytes && this.#writtenWith(encoding, bytes);
  }

  async in(encoding: Encoding): Promise<Written> {
    return this.#writtenWith(encoding, await this.body.in(encoding));
  }

  /** Returns the same answer with an existing body, which is better compressed than a new one. */
  around(body: ReadyBody): ReadyPage {
    return new ReadyPage(this.status, this.headers, body);
  }

  #writtenWith(encoding: Encoding, bytes: Buffer): Written {
    const known = this.#written.get(encoding);
    if (known?.bytes === bytes) return known;
    const head = [
      ...this.unchanged,
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      'content-length',
      String(bytes.byteLength),
    ];
    const written = { bytes, head };
    // A reference to it would keep the uncompressed text in memory.
    if (encoding !== 'identity') this.#written.set(encoding, written);
    return written;
  }
}

/** Returns whether the page shows posts, which shared caches may store for a minute. */
function isOfPosts(headers: readonly Header[]): boolean {
  return headers.some(([name, value]) => name === 'cache-control' && value === sharedCacheControl);
}
