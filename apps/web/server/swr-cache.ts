import { LRUCache } from 'lru-cache';

/** Where an answer of the cache came from; sent to the reader in the `x-cache` header. */
export type CacheState = 'miss' | 'hit' | 'stale' | 'stale-if-error' | 'off';

export interface Cached<Value> {
  value: Value;
  state: CacheState;
  /** How old the value is, in milliseconds. */
  age: number;
}

/**
 * What a loader brings. `good` is kept; `gone` (a post that was removed) is passed on and takes the kept one away;
 * `failed` (the backend is down) is passed on only when nothing was kept.
 */
export interface Loaded<Value> {
  value: Value;
  outcome: 'good' | 'gone' | 'failed';
}

export interface SwrCacheOptions<Value> {
  /** How long a value is fresh, in milliseconds; 0 turns the cache off. */
  ttl: number;
  /** How long after that it is served while a new one is loaded. @default 600 000 */
  staleWhileRevalidate?: number;
  /** How long after that it is served when loading fails. @default 86 400 000 */
  staleIfError?: number;
  /** How long a failure is remembered, so that not every reader waits for a dead backend. @default 5 000 */
  failureRest?: number;
  /** The most it may hold, in the unit of `sizeOf`. */
  maxSize: number;
  sizeOf: (value: Value) => number;
  now?: () => number;
}

interface Entry<Value> {
  value: Value;
  storedAt: number;
  failedAt: number;
}

/**
 * A bounded cache that answers at once where it can: fresh values as they are, stale ones while one request fetches
 * the next, old ones when fetching fails. Requests for the same key share one load.
 */
export class SwrCache<Value extends object> {
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #loading = new Map<string, Promise<Loaded<Value>>>();
  readonly #ttl: number;
  readonly #staleWhileRevalidate: number;
  readonly #staleIfError: number;
  readonly #failureRest: number;
  readonly #now: () => number;

  constructor({
    ttl,
    staleWhileRevalidate = 600_000,
    staleIfError = 86_400_000,
    failureRest = 5_000,
    maxSize,
    sizeOf,
    now = Date.now,
  }: SwrCacheOptions<Value>) {
    this.#ttl = ttl;
    this.#staleWhileRevalidate = staleWhileRevalidate;
    this.#staleIfError = staleIfError;
    this.#failureRest = failureRest;
    this.#now = now;
    this.#entries = new LRUCache({
      maxSize,
      sizeCalculation: (entry, key) => Math.max(1, sizeOf(entry.value) + key.length),
    });
  }

  get size(): number {
    return this.#entries.size;
  }

  /** The value of a key. `load` is called when it is missing or no longer fresh; it must not be tied to one reader. */
  async get(key: string, load: () => Promise<Loaded<Value>>): Promise<Cached<Value>> {
    if (this.#ttl === 0) return { value: (await load()).value, state: 'off', age: 0 };

    const entry = this.#entries.get(key);
    if (!entry) return { value: (await this.#load(key, load)).value, state: 'miss', age: 0 };

    const age = this.#now() - entry.storedAt;
    if (age < this.#ttl) return { value: entry.value, state: 'hit', age };
    if (this.#now() - entry.failedAt < this.#failureRest && age < this.#ttl + this.#staleIfError)
      return { value: entry.value, state: 'stale-if-error', age };
    if (age < this.#ttl + this.#staleWhileRevalidate) {
      // Its outcome shows in the entry; nobody waits for it.
      this.#load(key, load).catch(() => undefined);
      return { value: entry.value, state: entry.failedAt > entry.storedAt ? 'stale-if-error' : 'stale', age };
    }
    const keepsOld = age < this.#ttl + this.#staleIfError;
    try {
      const loaded = await this.#load(key, load);
      if (loaded.outcome !== 'failed' || !keepsOld) return { value: loaded.value, state: 'miss', age: 0 };
    } catch (error) {
      if (!keepsOld) throw error;
    }
    return { value: entry.value, state: 'stale-if-error', age };
  }

  #load(key: string, load: () => Promise<Loaded<Value>>): Promise<Loaded<Value>> {
    const running = this.#loading.get(key);
    if (running) return running;
    const loading = this.#loadOnce(key, load).finally(() => this.#loading.delete(key));
    this.#loading.set(key, loading);
    return loading;
  }

  async #loadOnce(key: string, load: () => Promise<Loaded<Value>>): Promise<Loaded<Value>> {
    const startedAt = this.#now();
    try {
      const loaded = await load();
      if (loaded.outcome === 'good')
        this.#entries.set(key, { value: loaded.value, storedAt: startedAt, failedAt: 0 });
      else if (loaded.outcome === 'gone') this.#entries.delete(key);
      else this.#remember(key);
      return loaded;
    } catch (error) {
      this.#remember(key);
      throw error;
    }
  }

  #remember(key: string) {
    const kept = this.#entries.peek(key);
    if (kept) kept.failedAt = this.#now();
  }
}
