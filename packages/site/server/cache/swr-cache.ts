import { LRUCache } from 'lru-cache';
import { type Admit, admitAll } from '../limits/admit.ts';
import { RefusedError } from '../limits/refused.ts';
import { NextLoad } from './next-load.ts';

/** The origin of a cached answer; sent to the reader in the `x-cache` header. */
export type CacheState = 'miss' | 'hit' | 'stale' | 'stale-if-error' | 'off';

export interface Cached<Value> {
  value: Value;
  state: CacheState;
  /** The age of the value, in milliseconds. */
  age: number;
}

/**
 * The result of a load. `good` is cached. `gone` (a post that was removed, or never existed) removes the
 * cached one and is itself cached for a minute, elsewhere. `passing` (a page past the end) removes the cached
 * one and is not cached. `failed` (the backend is down) is returned only if nothing was cached. `empty` (a
 * success without content) counts as `gone` if nothing was cached, and otherwise leaves the cached one.
 */
export interface Loaded<Value> {
  value: Value;
  outcome: 'good' | 'gone' | 'empty' | 'passing' | 'failed';
}

export interface SwrCacheOptions<Value> {
  /** How long a value is fresh, in milliseconds; 0 turns the cache off. */
  ttl: number;
  /** How long after that it is served while a new one is loaded. @default 600 000 */
  staleWhileRevalidate?: number;
  /** How long after that it is served if loading fails. @default 86 400 000 */
  staleIfError?: number;
  /**
   * How long a reader waits for a new value before an outdated one is served. @default as long as loading
   * takes
   */
  patience?: number | undefined;
  /** How long a failure is remembered, so that not every reader waits for a dead backend. @default 5 000 */
  failureRest?: number;
  /** How long `gone` is cached, in milliseconds. @default 60 000 */
  goneFor?: number;
  /** The maximum size, in the unit of `sizeOf`. */
  maxSize: number;
  /**
   * The maximum size of `gone` entries, so that many invented addresses take no space from others. @default
   * an eighth of `maxSize`
   */
  maxGoneSize?: number;
  sizeOf: (value: Value) => number;
  now?: () => number;
}

interface Entry<Value> {
  value: Value;
  storedAt: number;
  failedAt: number;
  /** Whether its content may have changed: shown only if nothing newer can be loaded. */
  isOutdated: boolean;
}

const missed = { state: 'miss', age: 0 } as const;

/**
 * A bounded cache that answers at once if it can: fresh values, stale ones while one request loads the next,
 * and old ones when loading fails. Requests for the same key share one load.
 */
export class SwrCache<Value extends object> {
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #gone: LRUCache<string, Entry<Value>>;
  readonly #loading = new Map<string, Promise<Loaded<Value>>>();
  readonly #uncached = new NextLoad<Loaded<Value>>();
  readonly #ttl: number;
  readonly #staleWhileRevalidate: number;
  readonly #staleIfError: number;
  readonly #patience: number | undefined;
  readonly #failureRest: number;
  readonly #goneFor: number;
  readonly #now: () => number;
  /** How often `outdate` was called. */
  #era = 0;

  constructor({
    ttl,
    staleWhileRevalidate = 600_000,
    staleIfError = 86_400_000,
    patience,
    failureRest = 5_000,
    goneFor = 60_000,
    maxSize,
    maxGoneSize = Math.ceil(maxSize / 8),
    sizeOf,
    now = Date.now,
  }: SwrCacheOptions<Value>) {
    this.#ttl = ttl;
    this.#staleWhileRevalidate = staleWhileRevalidate;
    this.#staleIfError = staleIfError;
    this.#patience = patience;
    this.#failureRest = failureRest;
    this.#goneFor = goneFor;
    this.#now = now;
    const sizeCalculation = (entry: Entry<Value>, key: string) =>
      Math.max(1, sizeOf(entry.value) + key.length);
    this.#entries = new LRUCache({ maxSize, sizeCalculation });
    this.#gone = new LRUCache({ maxSize: maxGoneSize, sizeCalculation });
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Returns the value of a key while it is fresh, without loading. */
  fresh(key: string): Cached<Value> | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const age = this.#now() - entry.storedAt;
    return age < this.#ttl && !entry.isOutdated ? { value: entry.value, state: 'hit', age } : undefined;
  }

  /**
   * Called when the source of the values has changed: the next reader of each waits for a new one, and gets
   * the old one only if loading fails. `gone` entries are removed, and nobody joins a load that started
   * before.
   */
  outdate(): void {
    this.#era += 1;
    for (const entry of this.#entries.values()) entry.isOutdated = true;
    this.#gone.clear();
    this.#loading.clear();
  }

  /** Returns the cached value of a key, however old. */
  peek(key: string): Value | undefined {
    return this.#entries.peek(key)?.value;
  }

  /**
   * Returns the value of a key. Calls `load` if it is missing or no longer fresh; a load must not depend on
   * one reader. `admit` is called first, and throws if the reader is over the limit: then a cached value is
   * returned, however old.
   */
  async get(
    key: string,
    load: () => Promise<Loaded<Value>>,
    admit: Admit = admitAll,
  ): Promise<Cached<Value>> {
    if (this.#ttl === 0) {
      admit();
      return { value: (await this.#uncached.load(key, load)).value, state: 'off', age: 0 };
    }

    const entry = this.#entries.get(key);
    if (!entry)
      return this.#knownGone(key) ?? { value: (await this.#load(key, load, admit)).value, ...missed };

    const fresh = this.fresh(key);
    if (fresh) return fresh;
    const age = this.#now() - entry.storedAt;
    if (this.#now() - entry.failedAt < this.#failureRest && age < this.#ttl + this.#staleIfError)
      return { value: entry.value, state: 'stale-if-error', age };
    if (!entry.isOutdated && age < this.#ttl + this.#staleWhileRevalidate) {
      // In the background: this reader has the old value, and the entry records a failure.
      this.#load(key, load, admit).catch(() => undefined);
      return { value: entry.value, state: entry.failedAt > entry.storedAt ? 'stale-if-error' : 'stale', age };
    }
    const keepsOld = age < this.#ttl + this.#staleIfError;
    try {
      const loading = this.#load(key, load, admit);
      const loaded = await (keepsOld ? inTime(loading, this.#patience) : loading);
      if (!loaded) return { value: entry.value, state: 'stale', age };
      if (loaded.outcome !== 'failed' || !keepsOld) return { value: loaded.value, ...missed };
    } catch (error) {
      if (!keepsOld) throw error;
    }
    return { value: entry.value, state: 'stale-if-error', age };
  }

  /** Loads a value, whatever is cached, and caches it. Parallel callers share the load. */
  renew(key: string, load: () => Promise<Loaded<Value>>): Promise<Loaded<Value>> {
    return this.#ttl === 0 ? this.#uncached.load(key, load) : this.#load(key, load, admitAll);
  }

  #knownGone(key: string): Cached<Value> | undefined {
    const gone = this.#gone.get(key);
    if (!gone) return undefined;
    const age = this.#now() - gone.storedAt;
    return age < this.#goneFor ? { value: gone.value, state: 'hit', age } : undefined;
  }

  /**
   * Returns the running load of the key, or starts one. Adds it to the map before any await, so that a later
   * call joins it without its own admission.
   */
  #load(key: string, load: () => Promise<Loaded<Value>>, admit: Admit): Promise<Loaded<Value>> {
    const running = this.#loading.get(key);
    if (running) return running;
    try {
      admit();
    } catch (error) {
      return Promise.reject(error);
    }
    const loading = this.#loadOnce(key, load).finally(() => {
      if (this.#loading.get(key) === loading) this.#loading.delete(key);
    });
    this.#loading.set(key, loading);
    return loading;
  }

  async #loadOnce(key: string, load: () => Promise<Loaded<Value>>): Promise<Loaded<Value>> {
    const startedAt = this.#now();
    const era = this.#era;
    try {
      const loaded = settled(await load(), this.#entries.peek(key) !== undefined);
      const isOutdated = era !== this.#era;
      const entry = { value: loaded.value, storedAt: startedAt, failedAt: 0, isOutdated };
      if (isOutdated) {
        if (loaded.outcome === 'good') this.#cacheOutdated(key, entry);
        return loaded;
      }
      if (loaded.outcome === 'good') this.#entries.set(key, entry);
      else if (loaded.outcome === 'failed') this.#remember(key);
      else this.#entries.delete(key);
      if (loaded.outcome === 'gone') this.#gone.set(key, entry);
      else this.#gone.delete(key);
      return loaded;
    } catch (error) {
      // A refused load says nothing about its result.
      if (!(error instanceof RefusedError)) this.#remember(key);
      throw error;
    }
  }

  /**
   * Caches a value whose load started before a change: for those who waited, and later only for those who
   * cannot get a newer one.
   */
  #cacheOutdated(key: string, entry: Entry<Value>) {
    const cached = this.#entries.peek(key);
    if (!cached || (cached.isOutdated && cached.storedAt < entry.storedAt)) this.#entries.set(key, entry);
  }

  #remember(key: string) {
    const cached = this.#entries.peek(key);
    if (cached) cached.failedAt = this.#now();
  }
}

/** Returns the loaded value, or undefined if it takes longer; the load continues. */
function inTime<Value>(loading: Promise<Value>, ms: number | undefined): Promise<Value | undefined> {
  if (ms === undefined) return loading;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), ms);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Returns how an empty answer counts. */
function settled<Value>(loaded: Loaded<Value>, isCached: boolean): Loaded<Value> {
  return loaded.outcome === 'empty' ? { ...loaded, outcome: isCached ? 'failed' : 'gone' } : loaded;
}
