import { LRUCache } from 'lru-cache';
import { type Asked, RefusedError } from './refused.ts';

export interface RateLimitOptions {
  /** The budget of one address per second; 0 for no limit. One is a page rendered for one reader. */
  perSecond: number;
  /** How many seconds' worth an idle address saves up. @default 10 */
  savedSeconds?: number;
  /** What there were too many of, for the text of the answer. @default pages */
  asked?: Asked;
  /** The clock, in milliseconds. @default performance.now */
  now?: () => number;
}

/** Many addresses can push each other out, and then start with full buckets; they cannot fill the memory. */
const mostAddresses = 20_000;

interface Bucket {
  tokens: number;
  at: number;
}

/**
 * A token bucket for each address. Only work costs tokens: cached pages and files are free, so that a reader
 * never notices. The stores of the known libraries count in fixed windows and keep every address until its
 * window ends; this one is bounded.
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

  /**
   * Takes tokens from an address. Throws a `RefusedError` (429) without taking any if there are not enough.
   */
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
