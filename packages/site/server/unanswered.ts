import type { Admit } from './limits/admit.ts';
import { isOfReader } from './of-reader.ts';
import { ReportSender } from './report-sender.ts';
import type { Settings } from './settings.ts';

/** The backend's limits for a list and a query. */
const mostWaiting = 50;
const mostCharacters = 100;

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
 * Reports searches that no page answers to our backend: only the words. The number of waiting reports is
 * bounded. Searches of a foreign blog's posts are not reported, because they work differently.
 */
export class UnansweredSearches {
  readonly #sender: ReportSender<{ queries: string[] }> | undefined;
  readonly #count: () => void;
  readonly #waiting: string[] = [];

  constructor({
    settings: { backendUrl, blogUrl },
    count = () => {},
    pauseMs = 5_000,
    againMs = 30_000,
  }: UnansweredOptions) {
    this.#count = count;
    if (blogUrl !== backendUrl) return;
    this.#sender = new ReportSender({
      url: `${backendUrl}/api/search/unanswered`,
      waiting: () => (this.#waiting.length === 0 ? undefined : { queries: [...this.#waiting] }),
      reported: ({ queries }) => void this.#waiting.splice(0, queries.length),
      pauseMs,
      againMs,
    });
  }

  /**
   * Returns the function that records the query of one request. `admit` throws if its address has reached its
   * limit.
   */
  of(request: Request, admit: Admit): (query: string) => void {
    return (query) => {
      if (!isOfReader(request.method, (name) => request.headers.get(name))) return;
      this.#count();
      if (!this.#sender || this.#waiting.length >= mostWaiting) return;
      try {
        admit();
      } catch {
        return;
      }
      this.#waiting.push(query.slice(0, mostCharacters));
      this.#sender.wake();
    };
  }

  /** Reports the waiting queries once. */
  async close(): Promise<void> {
    await this.#sender?.close();
  }
}
