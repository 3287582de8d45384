import { domainOf, knownHost } from './hosts.ts';
import type { Admit } from './limits/admit.ts';
import { type HeaderOf, isOfReader } from './of-reader.ts';
import { ReportSender } from './report-sender.ts';
import type { Settings } from './settings.ts';

/** The backend's limits for a list and a path. */
const mostPages = 1_000;
const mostLinks = 50;
const mostCharacters = 100;
/** No page has a point in its address: those are feeds, maps and other files. */
const pagePath = /^\/[\w\-/~%!$&'()*+,;=:@]*$/;
/** Without this, a wrong address could have an e-mail address or a number of somebody. */
const plainPath = /^\/(?!.*\d{5})[a-z\d/_-]*$/i;

interface ReadsReport {
  domain: string;
  reads: { path: string; times: number }[];
  failed: { path: string; source: string; times: number }[];
}

/** An answer to a request for a page. */
export interface PageAnswer {
  method: string;
  /** The address of the request, from its path on. */
  url: string;
  headerOf: HeaderOf;
  status: number;
  /** Throws if the address of the request has found too many wrong addresses. */
  admit?: Admit;
}

export interface ReadsOptions {
  settings: Pick<Settings, 'backendUrl' | 'readCounts' | 'siteHosts'>;
  /** How long reads are collected, in ms. @default 15 000 */
  pauseMs?: number;
  againMs?: number;
}

/**
 * Counts the pages that readers read, and the links that lead them nowhere, and reports them to our backend:
 * numbers by address of the page. No cookie, network address, browser or reader is known to it.
 */
export class Reads {
  readonly #hosts: readonly string[];
  /** One of each domain. */
  readonly #counts = new Map<string, DomainCounts>();
  readonly #options: ReadsOptions;

  constructor(options: ReadsOptions) {
    this.#options = options;
    this.#hosts = options.settings.siteHosts;
  }

  answered({ method, url, headerOf, status, admit }: PageAnswer): void {
    if (!this.#options.settings.readCounts || !isOfReader(method, headerOf, true)) return;
    const path = pageOf(url, headerOf);
    if (path === undefined) return;
    const host = knownHost(headerOf('host') ?? undefined, this.#hosts);
    const counts = this.#of(domainOf(host));
    if (status === 200 || status === 304) counts.read(path);
    else if ((status === 404 || status === 410) && plainPath.test(path) && path.length <= mostCharacters) {
      try {
        admit?.();
      } catch {
        return;
      }
      counts.failed(path, this.#sourceOf(headerOf));
    }
  }

  /** Reports once what waits. */
  async close(): Promise<void> {
    await Promise.all([...this.#counts.values()].map(({ sender }) => sender.close()));
  }

  #of(domain: string): DomainCounts {
    const known = this.#counts.get(domain);
    if (known) return known;
    const counts = new DomainCounts(domain, this.#options);
    this.#counts.set(domain, counts);
    return counts;
  }

  /** The page of this site whose link a reader followed; empty if it is another site's, or unknown. */
  #sourceOf(headerOf: HeaderOf): string {
    const from = headerOf('referer') ?? '';
    if (!URL.canParse(from)) return '';
    const { hostname, pathname } = new URL(from);
    const path = withoutData(pathname);
    return this.#hosts.includes(hostname) && plainPath.test(path) && path.length <= mostCharacters
      ? path
      : '';
  }
}

class DomainCounts {
  readonly sender: ReportSender<ReadsReport>;
  readonly #reads = new Map<string, number>();
  readonly #failed = new Map<string, number>();

  constructor(
    domain: string,
    { settings: { backendUrl }, pauseMs = 15_000, againMs = 60_000 }: ReadsOptions,
  ) {
    this.sender = new ReportSender({
      url: `${backendUrl}/api/reads`,
      waiting: () =>
        this.#reads.size + this.#failed.size === 0
          ? undefined
          : {
              domain,
              reads: [...this.#reads].map(([path, times]) => ({ path, times })),
              failed: [...this.#failed].map(([link, times]) => {
                const [path = '', source = ''] = link.split(' ');
                return { path, source, times };
              }),
            },
      reported: ({ reads, failed }) => {
        for (const { path, times } of reads) subtract(this.#reads, path, times);
        for (const { path, source, times } of failed) subtract(this.#failed, `${path} ${source}`, times);
      },
      pauseMs,
      againMs,
    });
  }

  read(path: string) {
    add(this.#reads, path, mostPages);
    this.sender.wake();
  }

  failed(path: string, source: string) {
    add(this.#failed, `${path} ${source}`, mostLinks);
    this.sender.wake();
  }
}

/** Counts one more, unless there are too many others. */
function add(counts: Map<string, number>, key: string, most: number) {
  const times = counts.get(key);
  if (times !== undefined || counts.size < most) counts.set(key, (times ?? 0) + 1);
}

function subtract(counts: Map<string, number>, key: string, times: number) {
  const left = (counts.get(key) ?? 0) - times;
  if (left > 0) counts.set(key, left);
  else counts.delete(key);
}

/** The page that a reader opened, as a document or in the running application; undefined if it was another request. */
function pageOf(url: string, headerOf: HeaderOf): string | undefined {
  const path = url.split('?', 1)[0]!;
  const page = withoutData(path);
  const mode = headerOf('sec-fetch-mode');
  // Workers and prefetching links ask for documents, too, and frames are not what a reader opened.
  if (page === path && mode && mode !== 'navigate') return undefined;
  if (/^i?frame$/.test(headerOf('sec-fetch-dest') ?? '')) return undefined;
  return page.length <= 200 && pagePath.test(page) ? page : undefined;
}

/** The path of a page, from that of its data. */
const withoutData = (path: string) => path.replace(/(?:\/_root|\/_)?\.data$/, '') || '/';
