import { backendFailedHeader, emptyAnswerHeader, pastTheEndHeader } from '../../app/data/cache-headers.ts';
import { createPartitions, partitionOf } from '../cache/partitions.ts';
import type { Cached, Loaded } from '../cache/swr-cache.ts';
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
}

/** A page that can be sent as it is. */
export interface ReadyHit {
  page: ReadyPage;
  /** The age of a cached page. */
  cached?: Cached<ReadyPage>;
}

/** Every page of the site: prerendered, from the bounded cache, or rendered for one request. */
export class Pages {
  readonly #runtime: () => Promise<PageRuntime>;
  readonly #siteHosts: readonly string[];
  readonly #prerendered: Prerendered;
  readonly #partitions: ReturnType<typeof createPartitions<ReadyPage>>;
  readonly #work = createWork();
  readonly #isKeeping: boolean;

  constructor({ folder, settings, headers, runtime }: PagesOptions) {
    this.#runtime = runtime;
    this.#siteHosts = settings.siteHosts;
    this.#prerendered = new Prerendered({ folder, settings, headers, runtime });
    this.#partitions = createPartitions(
      settings.blogCacheTtlMs,
      ({ body }) => body.size,
      settings.blogPatienceMs,
    );
    this.#isKeeping = settings.blogCacheTtlMs > 0;
  }

  /** How many pages are cached, and how many are being rendered. */
  get load() {
    const { front, posts, far } = this.#partitions;
    return { kept: { front: front.size, posts: posts.size, far: far.size }, work: this.#work };
  }

  /** The posts have changed: a cached page is shown again only if it cannot be rendered anew. */
  outdate(): void {
    for (const partition of Object.values(this.#partitions)) partition.outdate();
  }

  /** Prepares the prerendered pages one after the other, so that no reader waits for it. */
  warm(): Promise<void> {
    return this.#prerendered.warm();
  }

  /** The page of an address as it is written, where nothing has to be made, asked or decided for it. */
  ready(address: string, host: string | undefined): ReadyHit | undefined {
    const prerendered = this.#prerendered.ready(address);
    if (prerendered) return { page: prerendered };
    // An address that is written in another way than its page's own is the key of none.
    const key = knownHost(host, this.#siteHosts) + address;
    const { front, posts, far } = this.#partitions;
    const cached = address.startsWith('/blog/') ? posts.fresh(key) : (front.fresh(key) ?? far.fresh(key));
    return cached && { page: cached.value, cached };
  }

  /** Whether an address is a page's, with the fonts that all pages have; not one in a frame, nor a file or data. */
  async isDocument(address: string): Promise<boolean> {
    const pathname = address.split('?', 1)[0]!;
    if (pathname.includes('.') || pathname.includes('%')) return false;
    const route = (await this.#runtime()).routes.of(pathname);
    return route !== undefined && !route.isUnknown && !route.handle?.embed;
  }

  /**
   * `admit` is asked before a page is made for this request; it throws when the reader has asked for too much.
   * `unanswered` notes a query that no page answers.
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
    // The router would pass over doubled slashes, and make the same page under ever more addresses.
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

/** A failing backend keeps the old page; a post that is gone takes it away. */
function outcomeOf(page: ReadyPage): Loaded<ReadyPage>['outcome'] {
  // A wall without its headlines is a whole page, but no good one.
  if (page.status >= 500 || page.has(backendFailedHeader)) return 'failed';
  if (page.has(pastTheEndHeader)) return 'passing';
  if (page.has(emptyAnswerHeader)) return 'empty';
  return page.status === 200 ? 'good' : 'gone';
}
