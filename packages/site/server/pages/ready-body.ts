import { LRUCache } from 'lru-cache';
import { compress, type Effort, unpack } from '../compress.ts';
import { type Encoding, etagOf, cachedEncodings } from '../encoding.ts';

/** The memory of a body besides its bytes: the headers of its page, and the objects of both. */
const frame = 4096;

/** Room for gzip beside brotli, in case it is requested. */
const gzipShare = 1.2;

/** The most recently requested uncompressed texts, for example of a monitor. */
const unpacked = new LRUCache<ReadyBody, Buffer>({ max: 16 });

/** A page's text in each encoding. An encoding is created for its first reader. */
export class ReadyBody {
  readonly etag: string;
  /** How often it was read from the cache. */
  reads = 0;
  readonly #effort: Effort;
  readonly #made = new Map<Encoding, Buffer>();
  readonly #making = new Map<Encoding, Promise<Buffer>>();
  #packing: Promise<void> | undefined;
  #recompressing: Promise<void> | undefined;

  /** @param identity the bytes of the uncompressed text */
  constructor(identity: Buffer, effort: Effort) {
    this.etag = etagOf(identity);
    this.#effort = effort;
    this.#made.set('identity', identity);
  }

  /** Drops the uncompressed text, which takes five sixths of the memory. Hardly any reader requests it. */
  pack(): Promise<void> {
    this.#packing ??= this.in('br').then(() => void this.#made.delete('identity'));
    return this.#packing;
  }

  /** Returns its memory with all encodings. */
  get size(): number {
    const bytes = (encoding: Encoding) => this.#made.get(encoding)?.byteLength ?? 0;
    return Math.ceil(frame + bytes('identity') + bytes('br') * (1 + gzipShare));
  }

  /** Returns the bytes in an encoding, if they exist. */
  ready(encoding: Encoding): Buffer | undefined {
    const made = this.#made.get(encoding);
    return made ?? (encoding === 'identity' ? this.#unpacked() : undefined);
  }

  /** Returns the bytes in an encoding, created once for all readers. */
  async in(encoding: Encoding): Promise<Buffer> {
    const made = this.ready(encoding);
    if (made) return made;
    let making = this.#making.get(encoding);
    if (!making) {
      making = this.#make(encoding, this.#effort);
      this.#making.set(encoding, making);
      const forget = () => this.#making.delete(encoding);
      void making.then(forget, forget);
    }
    return making;
  }

  /** Compresses its encodings again at the best level. */
  recompress(): Promise<void> {
    this.#recompressing ??= this.#recompress();
    return this.#recompressing;
  }

  /** Returns whether `recompress` was called. */
  get isRecompressed(): boolean {
    return this.#recompressing !== undefined;
  }

  #unpacked(): Buffer {
    let bytes = unpacked.get(this);
    if (!bytes) {
      bytes = unpack(this.#made.get('br')!);
      unpacked.set(this, bytes);
    }
    return bytes;
  }

  async #recompress() {
    for (const encoding of cachedEncodings) if (this.#made.has(encoding)) await this.#make(encoding, 'best');
  }

  async #make(encoding: Encoding, effort: Effort): Promise<Buffer> {
    const bytes = await compress(this.ready('identity')!, encoding, effort);
    const other = this.#made.get(encoding);
    // A quick compression that started earlier may finish after the best one.
    if (other && other.byteLength <= bytes.byteLength) return other;
    this.#made.set(encoding, bytes);
    return bytes;
  }
}
