import { LRUCache } from 'lru-cache';
import { type Admit, admitAll } from '../limits/admit.ts';
import { RefusedError } from '../limits/refused.ts';
import { NextLoad } from './next-load.ts';

/** Where an answer of the cache came from; sent to the reader in the `x-cache` header. */
export type CacheState = 'miss' | 'hit' | 'stale' | 'stale-if-error' | 'off';

export interface Cached<Value> {
  value: Value;
  state: CacheState;
  /** How old the value is, in milliseconds. */
  age: number;
}

/**
 * What a loader brings. `good` is cached; `gone` (a post that was removed, or never was) evicts the cached one and is
 * itself cached for a minute, elsewhere; `passing` (a page past the end) evicts it and is not cached; `failed` (the
 * backend is down) is passed on only when nothing was cached. `empty` (the backend says that all is well, and nothing
 * else) is `gone` where nothing was cached, and takes nothing away where something was.
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
  /** How long after that it is served when loading fails. @default 86 400 000 */
  staleIfError?: number;
  /** How long a reader waits for a new value before an outdated one is served. @default as long as loading takes */
  patience?: number | undefined;
  /** How long a failure is remembered, so that not every reader waits for a dead backend. @default 5 000 */
  failureRest?: number;
  /** How long what is gone is known to be gone, in milliseconds. @default 60 000 */
  goneFor?: number;
  /** The most it may hold, in the unit of `sizeOf`. */
  maxSize: number;
  /** The most of it that is gone: a crowd of invented addresses takes nothing else away. @default an eighth of `maxSize` */
  maxGoneSize?: number;
  sizeOf: (value: Value) => number;
  now?: () => number;
}

interface Entry<Value> {
  value: Value;
  storedAt: number;
  failedAt: number;
  /** It may say what is no longer so: shown only where there is nothing newer to be had. */
  isOutdated: boolean;
}

const missed = { state: 'miss', age: 0 } as const;

/**
 * A bounded cache that answers at once where it can: fresh values as they are, stale ones while one request fetches
 * the next, old ones when fetching fails. Requests for the same key share one load.
 */
export class SwrCache<Value extends object> {
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #gone: LRUCache<string, Entry<Value>>;
  readonly #loading = new Map<string, Promise<Loaded<Value>>>();
  readonly #unkept = new NextLoad<Loaded<Value>>();
  readonly #ttl: number;
  readonly #staleWhileRevalidate: number;
  readonly #staleIfError: number;
  readonly #patience: number | undefined;
  readonly #failureRest: number;
  readonly #goneFor: number;
  readonly #now: () => number;
  /** How often all was outdated at once. */
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

  /** The value of a key while it is fresh. Nothing is loaded for it. */
  fresh(key: string): Cached<Value> | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const age = this.#now() - entry.storedAt;
    return age < this.#ttl && !entry.isOutdated ? { value: entry.value, state: 'hit', age } : undefined;
  }

  /**
   * What is behind the values has changed: the next reader of each waits for a new one, and has the old one only where loading fails.
   * What was gone is asked for again, and nobody joins a load that began before.
   */
  outdate(): void {
    this.#era += 1;
    for (const entry of this.#entries.values()) entry.isOutdated = true;
    this.#gone.clear();
    this.#loading.clear();
  }

  /** The cached value of a key, however old. */
  peek(key: string): Value | undefined {
    return this.#entries.peek(key)?.value;
  }

  /**
   * The value of a key. `load` is called when it is missing or no longer fresh; it must not be tied to one reader.
   * `admit` is asked first, and throws when the reader has asked for too much: what is cached is shown then, however old.
   */
  async get(
    key: string,
    load: () => Promise<Loaded<Value>>,
    admit: Admit = admitAll,
  ): Promise<Cached<Value>> {
    if (this.#ttl === 0) {
      admit();
      return { value: (await this.#unkept.load(key, load)).value, state: 'off', age: 0 };
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
      // In the background: this reader has the old value, and a failure is noted in the entry.
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

  /** A value that is loaded now, whatever is cached; it is cached then. Shared by all who ask for it meanwhile. */
  renew(key: string, load: () => Promise<Loaded<Value>>): Promise<Loaded<Value>> {
    return this.#ttl === 0 ? this.#unkept.load(key, load) : this.#load(key, load, admitAll);
  }

  #knownGone(key: string): Cached<Value> | undefined {
    const gone = this.#gone.get(key);
    if (!gone) return undefined;
    const age = this.#now() - gone.storedAt;
    return age < this.#goneFor ? { value: gone.value, state: 'hit', age } : undefined;
  }

  /**
   * The load that is running for the key, or a new one. Nothing is awaited before it is entered in the map, so that a call that
   * comes a moment later joins it, without asking for admission itself.
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
      // A refused load says nothing about what it would have brought.
      if (!(error instanceof RefusedError)) this.#remember(key);
      throw error;
    }
  }

  /** A value whose load began before a change: those who waited have it, and after them only who cannot have a newer one. */
  #cacheOutdated(key: string, entry: Entry<Value>) {
    const cached = this.#entries.peek(key);
    if (!cached || (cached.isOutdated && cached.storedAt < entry.storedAt)) this.#entries.set(key, entry);
  }

  #remember(key: string) {
    const cached = this.#entries.peek(key);
    if (cached) cached.failedAt = this.#now();
  }
}

/** What is loaded, or undefined where it takes longer; it is loaded on then. */
function inTime<Value>(loading: Promise<Value>, ms: number | undefined): Promise<Value | undefined> {
  if (ms === undefined) return loading;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), ms);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** What an empty answer counts as. */
function settled<Value>(loaded: Loaded<Value>, isCached: boolean): Loaded<Value> {
  return loaded.outcome === 'empty' ? { ...loaded, outcome: isCached ? 'failed' : 'gone' } : loaded;
}
