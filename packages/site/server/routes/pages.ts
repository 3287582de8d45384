import { backendFailedHeader, emptyAnswerHeader, pastTheEndHeader } from '../../app/data/cache-headers.ts';
import { createPartitions, partitionOf } from '../cache/partitions.ts';
import type { Cached, Loaded } from '../cache/swr-cache.ts';
import type { Front } from '../front.ts';
import { knownHost } from '../hosts.ts';
import { type Admit, admitAll } from '../limits/admit.ts';
import { createWork } from '../limits/work.ts';
import type { PageRuntime } from '../pages/page-runtime.ts';
import type { PageHeaders } from '../pages/page-headers.ts';
import { Prerendered } from '../pages/prerendered.ts';
import { readyAnswer } from '../pages/ready-answer.ts';
import type { ReadyPage } from '../pages/ready-page.ts';
import { relevantQuery } from '../pages/relevant-query.ts';
import type { Settings } from '../settings.ts';

export interface PagesOptions {
  /** The folder of the built site's files. */
  folder: string;
  settings: Settings;
  headers: PageHeaders;
  runtime: () => Promise<PageRuntime>;
  front: Pick<Front, 'changes'>;
}

/** A page that can be sent as it is. */
export interface ReadyHit {
  page: ReadyPage;
  /** The cache entry of the page, for its age. */
  cached?: Cached<ReadyPage>;
}

/** Serves every page of the site: prerendered, from the bounded cache, or rendered for one request. */
export class Pages {
  readonly #runtime: () => Promise<PageRuntime>;
  readonly #siteHosts: readonly string[];
  readonly #prerendered: Prerendered;
  readonly #partitions: ReturnType<typeof createPartitions<ReadyPage>>;
  readonly #work = createWork();
  readonly #isKeeping: boolean;

  constructor({ folder, settings, headers, runtime, front }: PagesOptions) {
    this.#runtime = runtime;
    this.#siteHosts = settings.siteHosts;
    this.#prerendered = new Prerendered({ folder, settings, headers, runtime, front });
    this.#partitions = createPartitions(
      settings.blogCacheTtlMs,
      ({ body }) => body.size,
      settings.blogPatienceMs,
    );
    this.#isKeeping = settings.blogCacheTtlMs > 0;
  }

  /** Returns how many pages are cached, and how many are being rendered. */
  get load() {
    const { front, posts, far } = this.#partitions;
    return { cached: { front: front.size, posts: posts.size, far: far.size }, work: this.#work };
  }

  /** Called when the posts have changed: a cached page is shown again only if rendering fails. */
  outdate(): void {
    for (const partition of Object.values(this.#partitions)) partition.outdate();
  }

  /** Called when other pieces are placed on the front page and on section pages. */
  outdateFront(): void {
    this.outdate();
    this.#prerendered.outdate();
  }

  /** Prepares the search and the largest pages, so that no reader waits. */
  async warm(): Promise<void> {
    (await this.#runtime()).prepareSearch();
    await this.#prerendered.warm();
  }

  /** Returns the page of an address if it needs no rendering, no call and no decision. */
  ready(address: string, host: string | undefined): ReadyHit | undefined {
    const prerendered = this.#prerendered.ready(address);
    if (prerendered) return { page: prerendered };
    // Only the canonical spelling of an address is a key.
    const key = knownHost(host, this.#siteHosts) + address;
    const { front, posts, far } = this.#partitions;
    const cached = address.startsWith('/blog/') ? posts.fresh(key) : (front.fresh(key) ?? far.fresh(key));
    return cached && { page: cached.value, cached };
  }

  /**
   * Returns whether an address is a full page with the fonts of all pages: not a framed page, a file or data.
   */
  async isDocument(address: string): Promise<boolean> {
    const pathname = address.split('?', 1)[0]!;
    if (pathname.includes('.') || pathname.includes('%')) return false;
    const route = (await this.#runtime()).routes.of(pathname);
    return route !== undefined && !route.isUnknown && !route.handle?.embed;
  }

  /**
   * `admit` is called before a page is rendered for this request; it throws if the reader is over the limit.
   * `unanswered` records a search that no page answers.
   */
  async answer(
    request: Request,
    url: URL,
    host: string,
    admit: Admit = admitAll,
    unanswered?: (query: string) => void,
  ): Promise<Response> {
    const { pathname } = url;
    const asBuilt = url.search === '' ? this.#prerendered.page(pathname) : undefined;
    if (asBuilt) return readyAnswer(request, await asBuilt);

    const { routes, renderer, notFound } = await this.#runtime();
    // The router would ignore doubled slashes, and render the same page at ever more addresses.
    if (pathname.includes('//')) return readyAnswer(request, await notFound.page(host));
    const isData = pathname.endsWith('.data');
    const route = routes.of(pathname);
    if (!isData && route?.isUnknown) {
      const lower = pathname.toLowerCase();
      if (lower !== pathname && !routes.of(lower)?.isUnknown) return moved(lower + url.search);
      return readyAnswer(request, await notFound.page(host));
    }

    const query = relevantQuery(url, route?.handle);
    const prerendered = query === '' ? this.#prerendered.page(pathname) : undefined;
    if (prerendered) return readyAnswer(request, await prerendered);

    if (route?.handle?.cached && !isData) {
      const path = `${pathname}${query}`;
      const partition = this.#partitions[partitionOf(pathname, query)];
      const key = host + path;
      const load = () => this.#work.page.run(() => this.#load(path, host, partition.peek(key)));
      const cached = await partition.get(key, load, admit);
      return readyAnswer(request, cached.value, cached);
    }
    admit();
    const work = pathname.startsWith('/search') ? this.#work.search : this.#work.page;
    const path = pathname + (isData ? url.search : query);
    return work.run(() => renderer.once(request, path, host, unanswered));
  }

  async #load(path: string, host: string, old: ReadyPage | undefined): Promise<Loaded<ReadyPage>> {
    const page = await (await this.#runtime()).renderer.shared(path, host);
    const outcome = outcomeOf(page);
    if (page.body.etag === old?.body.etag) return { value: page.around(old.body), outcome };
    if (this.#isKeeping) await page.body.pack();
    return { value: page, outcome };
  }
}

function moved(location: string): Response {
  return new Response(null, { status: 308, headers: { location, 'cache-control': 'public, max-age=3600' } });
}

/** Returns how the cache treats a page: a failing backend keeps the old page, a missing post removes it. */
function outcomeOf(page: ReadyPage): Loaded<ReadyPage>['outcome'] {
  // A wall without its headlines is complete, but not a good page.
  if (page.status >= 500 || page.has(backendFailedHeader)) return 'failed';
  if (page.has(pastTheEndHeader)) return 'passing';
  if (page.has(emptyAnswerHeader)) return 'empty';
  return page.status === 200 ? 'good' : 'gone';
}
