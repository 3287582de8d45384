import type { Admit } from './limits/admit.ts';
import { postJson } from './post-json.ts';
import type { Settings } from './settings.ts';

/** The backend's limits for a list and a query. */
const mostWaiting = 50;
const mostCharacters = 100;

/** A backend that does not know the call is asked again after this time. */
const unknownMs = 3_600_000;

export interface UnansweredOptions {
  settings: Pick<Settings, 'backendUrl' | 'blogUrl'>;
  /** Counts a reader's search that no page answers. */
  count?: () => void;
  /** How long queries are collected, in ms. @default 5 000 */
  pauseMs?: number;
  /** How long to wait after a failure of the backend, in ms. @default 30 000 */
  againMs?: number;
}

/**
 * Reports searches that no page answers to our backend: only the words, of several readers in one call. No
 * search waits for it, and the number of waiting reports is bounded. Searches of a foreign blog's posts are
 * not reported, because they work differently.
 */
export class UnansweredSearches {
  readonly #url: string | undefined;
  readonly #count: () => void;
  readonly #pauseMs: number;
  readonly #againMs: number;
  readonly #waiting: string[] = [];
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<void> | undefined;

  constructor({
    settings: { backendUrl, blogUrl },
    count = () => {},
    pauseMs = 5_000,
    againMs = 30_000,
  }: UnansweredOptions) {
    this.#url = blogUrl === backendUrl ? `${backendUrl}/api/search/unanswered` : undefined;
    this.#count = count;
    this.#pauseMs = pauseMs;
    this.#againMs = againMs;
  }

  /**
   * Returns the function that records the query of one request. `admit` throws if its address has reached its
   * limit.
   */
  of(request: Request, admit: Admit): (query: string) => void {
    return (query) => {
      if (!isOfReader(request)) return;
      this.#count();
      if (this.#url === undefined || this.#waiting.length >= mostWaiting) return;
      try {
        admit();
      } catch {
        return;
      }
      this.#waiting.push(query.slice(0, mostCharacters));
      this.#sendIn(this.#pauseMs);
    };
  }

  /** Reports the waiting queries once. */
  async close(): Promise<void> {
    await this.#sending;
    if (this.#waiting.length > 0) await this.#send(1_000);
    clearTimeout(this.#timer);
  }

  #sendIn(ms: number) {
    this.#timer ??= setTimeout(() => {
      this.#sending = this.#send(2_500);
    }, ms).unref();
  }

  async #send(patienceMs: number): Promise<void> {
    const queries = [...this.#waiting];
    const status = queries.length === 0 ? 202 : await postJson(this.#url!, { queries }, { patienceMs });
    this.#timer = undefined;
    if (status >= 500) return this.#sendIn(this.#againMs);
    // Counted, or rejected, which would repeat.
    this.#waiting.splice(0, queries.length);
    if (status === 404) this.#sendIn(unknownMs);
    else if (this.#waiting.length > 0) this.#sendIn(this.#pauseMs);
  }
}

/**
 * Returns whether a request is a reader's own navigation that may be counted: not of a bot, a prefetch, from
 * another site, or with Global Privacy Control.
 */
function isOfReader({ method, headers }: Request): boolean {
  const has = (name: string, text: RegExp) => text.test(headers.get(name) ?? '');
  return (
    method === 'GET' &&
    has('user-agent', /^Mozilla\/(?!.*(?:bot|crawl|spider|slurp|headless|preview))/i) &&
    !has('sec-purpose', /prefetch/) &&
    !has('purpose', /prefetch/) &&
    !has('sec-fetch-site', /^cross-site$/) &&
    !has('sec-gpc', /^1$/)
  );
}
