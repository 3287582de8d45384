import type { Logger } from 'pino';
import { domainOf } from './hosts.ts';
import type { Settings } from './settings.ts';

/** The pages and data that the build has made and that editors or the day change: the front page, and the list of articles. */
export const frontAddresses = ['/', '/_.data', '/articles', '/articles.data'] as const;

export interface FrontOptions {
  settings: Pick<Settings, 'backendUrl' | 'siteHosts'>;
  logger: Logger;
  /** Called when other pieces are placed than before. */
  changed: () => void;
}

/** How often the backend is asked while it has no headline of another newsroom. */
const outletsMs = 60_000;
const budgetMs = 2_500;
const againMs = 5_000;
/** A timer waits no longer than this. */
const longestMs = 24 * 3_600_000;

/**
 * What editors have placed on the front page and on section pages, what the day lifts, and whether outlets can be read, as the backend has
 * said last. A backend that is away takes nothing off the page.
 */
export class Front {
  readonly #options: FrontOptions;
  #text = '';
  #timer: NodeJS.Timeout | undefined;
  #isOtherwise = false;
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
    return this.#isOtherwise && frontAddresses.some((one) => one === address);
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
      if (!asked.ok) throw new Error(`The status is ${asked.status}.`);
      const { next, ...answer } = (await asked.json()) as Answer;
      this.#wait(Math.min(nextMs(next), answer.outlets === false ? outletsMs : longestMs));
      const text = JSON.stringify(answer);
      if (text === this.#text) return;
      this.#text = text;
      this.answer = answer;
      const wasOtherwise = this.#isOtherwise;
      this.#isOtherwise = isOtherwise(answer);
      if (wasOtherwise || this.#isOtherwise) this.#options.changed();
    } catch (error) {
      this.#options.logger.debug({ err: error }, 'the places of the front page are not known');
      this.#wait(againMs);
    }
  }

  #wait(ms: number) {
    clearTimeout(this.#timer);
    if (!this.#isClosed) this.#timer = setTimeout(() => this.refresh(), ms).unref();
  }
}

/** The backend's answer, unread. */
interface Answer {
  places?: object;
  lifted?: unknown[];
  outlets?: unknown;
  next?: unknown;
}

/** Whether an answer makes another front page than the build's. */
function isOtherwise({ places = {}, lifted = [], outlets }: Answer): boolean {
  return Object.keys(places).length > 0 || lifted.length > 0 || outlets === false;
}

/** How long until the next piece is due, and a little more: the backend's clock decides. */
function nextMs(next: unknown): number {
  const moment = typeof next === 'string' ? Date.parse(next) : Number.NaN;
  return Number.isNaN(moment) ? longestMs : Math.min(Math.max(moment - Date.now(), 0) + 300, longestMs);
}
