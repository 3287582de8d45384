import { LRUCache } from 'lru-cache';
import { compress, type Effort, unpack } from '../compress.ts';
import { type Encoding, etagOf, keptEncodings } from '../encoding.ts';

/** Memory of a body besides its bytes: the headers of its page, and the objects of both. */
const frame = 4096;

/** Room for gzip beside brotli, should anybody ask for it. */
const gzipShare = 1.2;

/** The uncompressed texts that were asked for last, by a monitor perhaps. */
const unpacked = new LRUCache<ReadyBody, Buffer>({ max: 16 });

/** A page's text in each encoding. An encoding is made for the first reader who asks for it. */
export class ReadyBody {
  readonly etag: string;
  readonly #effort: Effort;
  readonly #made = new Map<Encoding, Buffer>();
  readonly #making = new Map<Encoding, Promise<Buffer>>();
  #packing: Promise<void> | undefined;
  #recompressing: Promise<void> | undefined;

  /** @param identity the bytes of the text as it is */
  constructor(identity: Buffer, effort: Effort) {
    this.etag = etagOf(identity);
    this.#effort = effort;
    this.#made.set('identity', identity);
  }

  /** Keeps only the compressed text, in a sixth of the memory. Hardly any reader asks for the uncompressed one. */
  pack(): Promise<void> {
    this.#packing ??= this.in('br').then(() => void this.#made.delete('identity'));
    return this.#packing;
  }

  /** The memory that it takes once all its encodings are made. */
  get size(): number {
    const bytes = (encoding: Encoding) => this.#made.get(encoding)?.byteLength ?? 0;
    return Math.ceil(frame + bytes('identity') + bytes('br') * (1 + gzipShare));
  }

  /** The bytes in an encoding, if they are there. */
  ready(encoding: Encoding): Buffer | undefined {
    const made = this.#made.get(encoding);
    return made ?? (encoding === 'identity' ? this.#unpacked() : undefined);
  }

  /** The bytes in an encoding, made once for all who ask. */
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

  /** Whether `recompress` was called. */
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
    for (const encoding of keptEncodings) if (this.#made.has(encoding)) await this.#make(encoding, 'best');
  }

  async #make(encoding: Encoding, effort: Effort): Promise<Buffer> {
    const bytes = await compress(this.ready('identity')!, encoding, effort);
    const other = this.#made.get(encoding);
    // A quick one that was begun before the best may be done after it.
    if (other && other.byteLength <= bytes.byteLength) return other;
    this.#made.set(encoding, bytes);
    return bytes;
  }
}
