import type { Logger } from 'pino';
import { domainOf } from './hosts.ts';
import type { Settings } from './settings.ts';

/** The pages and data that the build has made and that have places: the front page. */
export const frontAddresses = ['/', '/_.data'] as const;

export interface FrontOptions {
  settings: Pick<Settings, 'backendUrl' | 'siteHosts'>;
  logger: Logger;
  /** Called when other pieces are placed than before. */
  changed: () => void;
}

const budgetMs = 2_500;
const againMs = 5_000;
/** A timer waits no longer than this. */
const longestMs = 24 * 3_600_000;

/**
 * What editors have placed on the front page and on section pages, as the backend has said last. A backend that is away takes nothing off
 * the page.
 */
export class Front {
  readonly #options: FrontOptions;
  #text = '';
  #timer: NodeJS.Timeout | undefined;
  #isPlaced = false;
  #refreshing: Promise<void> | undefined;
  #isAskedAgain = false;
  #isClosed = false;
  /** The answer of the backend; the page runtime reads it. */
  answer: unknown = { places: {} };

  constructor(options: FrontOptions) {
    this.#options = options;
  }

  /** Whether the build's page of an address is not what is to be shown. */
  changes(address: string): boolean {
    return this.#isPlaced && frontAddresses.some((one) => one === address);
  }

  /** Asks the backend again, once for all who ask meanwhile. */
  refresh(): void {
    if (this.#isClosed) return;
    if (this.#refreshing) {
      this.#isAskedAgain = true;
      return;
    }
    this.#refreshing = this.#ask().finally(() => {
      this.#refreshing = undefined;
      if (!this.#isAskedAgain) return;
      this.#isAskedAgain = false;
      this.refresh();
    });
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  async #ask(): Promise<void> {
    const { backendUrl, siteHosts } = this.#options.settings;
    const domain = domainOf(siteHosts[0]!);
    try {
      const asked = await fetch(`${backendUrl}/api/front?domain=${encodeURIComponent(domain)}`, {
        signal: AbortSignal.timeout(budgetMs),
      });
      const text = await asked.text();
      if (!asked.ok) throw new Error(`The status is ${asked.status}.`);
      const answer = JSON.parse(text) as { places?: object; next?: unknown };
      this.#wait(nextMs(answer.next));
      if (text === this.#text) return;
      this.#text = text;
      this.answer = answer;
      const wasPlaced = this.#isPlaced;
      this.#isPlaced = Object.keys(answer.places ?? {}).length > 0;
      if (wasPlaced || this.#isPlaced) this.#options.changed();
    } catch (error) {
      this.#options.logger.debug({ err: error }, 'the places of the front page are not known');
      this.#wait(againMs);
    }
  }

  #wait(ms: number | undefined) {
    clearTimeout(this.#timer);
    if (ms !== undefined && !this.#isClosed) this.#timer = setTimeout(() => this.refresh(), ms).unref();
  }
}

/** How long until the next piece is due, and a little more: the backend's clock decides. */
function nextMs(next: unknown): number | undefined {
  const moment = typeof next === 'string' ? Date.parse(next) : Number.NaN;
  return Number.isNaN(moment) ? undefined : Math.min(Math.max(moment - Date.now(), 0) + 300, longestMs);
}
