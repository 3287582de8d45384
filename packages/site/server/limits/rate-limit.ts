import { LRUCache } from 'lru-cache';
import { type Asked, RefusedError } from './refused.ts';

export interface RateLimitOptions {
  /** What one address may spend in a second; 0 for as much as it likes. One is a page made for one reader. */
  perSecond: number;
  /** How many seconds' worth an address that was quiet has saved up. @default 10 */
  savedSeconds?: number;
  /** What the answer says that there were too many of. @default pages */
  asked?: Asked;
  /** The clock, in milliseconds. @default performance.now */
  now?: () => number;
}

/** A crowd of addresses can push each other out, and then begins with full buckets; it cannot take memory. */
const mostAddresses = 20_000;

interface Bucket {
  tokens: number;
  at: number;
}

/**
 * A token bucket for each address. Only what makes work is paid for: cached pages and files are free, so that a reader
 * never notices. The stores of the known libraries count in fixed windows and keep every address until its window is
 * over; this one is bounded.
 */
export class RateLimit {
  readonly #perSecond: number;
  readonly #most: number;
  readonly #asked: Asked | undefined;
  readonly #now: () => number;
  readonly #buckets = new LRUCache<string, Bucket>({ max: mostAddresses });

  constructor({ perSecond, savedSeconds = 10, asked, now = () => performance.now() }: RateLimitOptions) {
    this.#perSecond = perSecond;
    this.#most = perSecond * savedSeconds;
    this.#asked = asked;
    this.#now = now;
  }

  /** Lets an address pay. Throws a `RefusedError` (429) when it has not enough; nothing is taken then. */
  take(address: string, cost: number): void {
    if (this.#perSecond === 0) return;
    const now = this.#now();
    const bucket = this.#buckets.get(address) ?? { tokens: this.#most, at: now };
    const tokens = Math.min(this.#most, bucket.tokens + ((now - bucket.at) / 1_000) * this.#perSecond);
    const left = tokens - cost;
    this.#buckets.set(address, { tokens: left < 0 ? tokens : left, at: now });
    if (left < 0) throw new RefusedError(429, Math.max(1, Math.ceil(-left / this.#perSecond)), this.#asked);
  }
}
