import { compress, type Effort } from '../compress.ts';
import { type Encoding, etagOf, keptEncodings } from '../encoding.ts';

/** How much of a text its encodings take together, with some room. */
const encodedShare = 0.5;

/** One text in each encoding that its readers take, made when the first of them asks. */
export class ReadyBody {
  readonly identity: Buffer;
  readonly etag: string;
  readonly #effort: Effort;
  readonly #made = new Map<Encoding, Buffer>();
  readonly #making = new Map<Encoding, Promise<Buffer>>();
  #improving: Promise<void> | undefined;

  constructor(text: string, effort: Effort) {
    this.identity = Buffer.from(text);
    this.etag = etagOf(this.identity);
    this.#effort = effort;
    this.#made.set('identity', this.identity);
  }

  /** The memory that it takes once all its encodings are made. */
  get size(): number {
    return Math.ceil(this.identity.byteLength * (1 + encodedShare));
  }

  /** The bytes in an encoding, if they are there. */
  ready(encoding: Encoding): Buffer | undefined {
    return this.#made.get(encoding);
  }

  /** The bytes in an encoding, made once for all who ask. */
  async in(encoding: Encoding): Promise<Buffer> {
    const made = this.#made.get(encoding);
    if (made) return made;
    let making = this.#making.get(encoding);
    if (!making) {
      making = this.#make(encoding, this.#effort);
      this.#making.set(encoding, making);
    }
    return making;
  }

  /** Makes its encodings once more, as small as they get. */
  improve(): Promise<void> {
    this.#improving ??= this.#improve();
    return this.#improving;
  }

  /** Whether that was done, or begun. */
  get isImproved(): boolean {
    return this.#improving !== undefined;
  }

  async #improve() {
    for (const encoding of keptEncodings) await this.#make(encoding, 'best');
  }

  async #make(encoding: Encoding, effort: Effort): Promise<Buffer> {
    const bytes = await compress(this.identity, encoding, effort);
    const other = this.#made.get(encoding);
    // A quick one that was begun before the best may be done after it.
    if (other && other.byteLength <= bytes.byteLength) return other;
    this.#made.set(encoding, bytes);
    return bytes;
  }
}
