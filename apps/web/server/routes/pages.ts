import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { createRequestHandler, matchRoutes, type RequestHandler, type ServerBuild } from 'react-router';
import { createBackend } from '../../app/data/backend.server.ts';
import { createServerBlogClient } from '../../app/data/blog.server.ts';
import { backendFailedHeader, pastTheEndHeader } from '../../app/data/cacheHeaders.ts';
import { createPostIndex } from '../../app/data/postIndex.server.ts';
import { createRequestContext, type RequestContext } from '../../app/data/requestContext.server.ts';
import type { PublicSettings } from '../../app/data/templateTokens.ts';
import { formOrigins, frameOrigins } from '../../app/embeds/origins.server.ts';
import type { RouteHandle } from '../../app/route-handle.ts';
import { cacheSearches } from '../cache/cached-searches.ts';
import { createPartitions, partitionOf } from '../cache/partitions.ts';
import type { Loaded } from '../cache/swr-cache.ts';
import { contentSecurityPolicy, createNonce, inlineHashes, type CspSources } from '../csp.ts';
import { chooseEncoding, compressOnce, readyBody } from '../encoding.ts';
import { nonPagePolicy } from '../headers.ts';
import { domainOf } from '../hosts.ts';
import { type Admit, admitAll } from '../limits/admit.ts';
import { createWork } from '../limits/work.ts';
import { readyAnswer, type ReadyPage } from '../ready-page.ts';
import { routeTree } from '../route-tree.ts';
import type { Settings } from '../settings.ts';
import { fillData, fillPage } from '../template.ts';

export interface PagesOptions {
  build: ServerBuild;
  /** The folder of the built site's files. */
  folder: string;
  settings: Settings;
  report: (error: unknown, request: Request) => void;
}

/** Every page of the site: prerendered, from the bounded cache, or rendered for one request. */
export class Pages {
  readonly #render: RequestHandler;
  readonly #routes: ReturnType<typeof routeTree>;
  readonly #settings: Settings;
  #shown: PublicSettings;
  readonly #hasOwnOwner: boolean;
  readonly #csp: CspSources;
  readonly #report: PagesOptions['report'];
  /** What the loaders read through; the same for every request. */
  readonly #sources: Pick<RequestContext, 'blog' | 'backend' | 'postIndex'>;
  readonly #files: Map<string, string>;
  readonly #prerendered = new Map<string, Promise<ReadyPage>>();
  readonly #notFound = new Map<string, Promise<ReadyPage>>();
  readonly #partitions: ReturnType<typeof createPartitions<ReadyPage>>;
  readonly #work = createWork();

  constructor({ build, folder, settings, report }: PagesOptions) {
    this.#render = createRequestHandler(build, 'production');
    this.#routes = routeTree(build);
    this.#settings = settings;
    this.#shown = { siteUrl: settings.siteUrl, adScriptUrl: settings.adScriptUrl, year: thisYear() };
    this.#hasOwnOwner = Object.keys(settings.owner).length > 0;
    this.#csp = {
      frames: frameOrigins(settings.owner),
      forms: formOrigins,
      adScriptUrl: settings.adScriptUrl,
    };
    this.#report = report;
    this.#sources = {
      blog: createServerBlogClient(settings.blogUrl, settings.blogApiToken),
      backend: cacheSearches(createBackend(settings.backendUrl), settings.blogCacheTtlMs),
      postIndex: createPostIndex(settings.backendUrl),
    };
    this.#files = prerenderedFiles(folder);
    this.#partitions = createPartitions(
      settings.blogCacheTtlMs,
      ({ body }) => body.identity.byteLength + body.br.byteLength + body.gzip.byteLength,
    );
  }

  /** Prepares the prerendered pages one after the other, so that no reader waits for it. */
  async warm(): Promise<void> {
    for (const address of this.#files.keys()) await this.#prerenderedPage(address)?.catch(() => undefined);
  }

  /** `admit` is asked before a page is made for this request; it throws when the reader has asked for too much. */
  async answer(request: Request, url: URL, host: string, admit: Admit = admitAll): Promise<Response> {
    const { pathname } = url;
    // The router would pass over doubled slashes, and make the same page under ever more addresses.
    if (pathname.includes('//')) return readyAnswer(request, await this.#notFoundPage(host));
    const isData = pathname.endsWith('.data');
    const route = this.#routeOf(pathname);
    if (!isData && route?.path === '*') {
      const lower = pathname.toLowerCase();
      if (lower !== pathname && this.#routeOf(lower)?.path !== '*') return moved(lower + url.search);
      return readyAnswer(request, await this.#notFoundPage(host));
    }

    const query = relevantQuery(url, route?.handle);
    const prerendered = query === '' ? this.#prerenderedPage(pathname) : undefined;
    if (prerendered) return readyAnswer(request, await prerendered);

    if (route?.handle?.cached && !isData) {
      const load = () => this.#work.page.run(() => this.#loadPage(`${pathname}${query}`, host));
      const partition = this.#partitions[partitionOf(pathname, query)];
      const cached = await partition.get(`${host}${pathname}${query}`, load, admit);
      return readyAnswer(request, cached.value, cached);
    }
    admit();
    const work = pathname.startsWith('/search') ? this.#work.search : this.#work.page;
    return work.run(() => this.#renderOnce(request, isData ? pathname + url.search : pathname + query, host));
  }

  async #loadPage(path: string, host: string): Promise<Loaded<ReadyPage>> {
    const page = await this.#sharedPage(path, host);
    return { value: page, outcome: outcomeOf(page) };
  }

  #routeOf(pathname: string): { path?: string; handle?: RouteHandle } | undefined {
    const path = pathname.replace(/(?:\/_root|\/_)?\.data$/, '') || '/';
    return matchRoutes(this.#routes, path)?.at(-1)?.route;
  }

  /** The screen of unknown addresses: the same bytes for all of them. */
  #notFoundPage(host: string): Promise<ReadyPage> {
    this.#forgetLastYear();
    let page = this.#notFound.get(host);
    if (!page) {
      page = this.#sharedPage('/404', host, [['cache-control', 'private, no-cache']]);
      this.#notFound.set(host, page);
      const forget = () => this.#notFound.delete(host);
      page.then(({ status }) => status === 404 || forget(), forget);
    }
    return page;
  }

  #prerenderedPage(address: string): Promise<ReadyPage> | undefined {
    const file = this.#files.get(address);
    if (file === undefined) return undefined;
    this.#forgetLastYear();
    let page = this.#prerendered.get(address);
    if (!page) {
      page = this.#preparePrerendered(address, file);
      this.#prerendered.set(address, page);
      page.catch(() => this.#prerendered.delete(address));
    }
    return page;
  }

  #forgetLastYear() {
    if (this.#shown.year === thisYear()) return;
    this.#shown = { ...this.#shown, year: thisYear() };
    this.#prerendered.clear();
    this.#notFound.clear();
  }

  async #preparePrerendered(address: string, file: string): Promise<ReadyPage> {
    const isPage = file.endsWith('.html');
    const text = this.#hasOwnOwner ? await this.#redrawn(address) : this.#filled(file, isPage);
    return {
      status: 200,
      headers: [
        ['content-type', isPage ? 'text/html; charset=utf-8' : 'text/x-script; charset=utf-8'],
        ['cache-control', 'public, max-age=0, must-revalidate'],
        ...this.#policy(text, isPage),
      ],
      body: await readyBody(text),
    };
  }

  #filled(file: string, isPage: boolean): string {
    const raw = readFileSync(file, 'utf8');
    return isPage ? fillPage(raw, this.#shown) : fillData(raw, this.#shown);
  }

  /** Another owner changes what a page is made of, not only its words: the page is made again as the build has made it. */
  async #redrawn(address: string): Promise<string> {
    const request = new Request(`${this.#settings.siteUrl}${address}`);
    const drawn = await this.#renderAt(request, this.#settings.siteHosts[0]!);
    if (drawn.status !== 200)
      throw new Error(`${address} could not be drawn: its status is ${drawn.status}.`);
    return drawn.text();
  }

  /** Renders a page for all who ask for it. Tied to no reader, so that one who leaves ends it for nobody. */
  async #sharedPage(path: string, host: string, more: readonly [string, string][] = []): Promise<ReadyPage> {
    const rendered = await this.#renderAt(new Request(`${this.#settings.siteUrl}${path}`), host);
    const text = await rendered.text();
    const isPage = isHtml(rendered);
    const own = [...rendered.headers].filter(([name]) => name !== 'set-cookie');
    const isShared = rendered.status === 200 && !rendered.headers.has(pastTheEndHeader);
    return {
      status: rendered.status,
      headers: [...own, ...more, ...this.#policy(text, isPage)],
      // What is missing is asked for by few, and by many only to make work.
      body: await readyBody(text, isShared ? undefined : 4),
    };
  }

  async #renderOnce(request: Request, path: string, host: string): Promise<Response> {
    const nonce = createNonce();
    const rendered = await this.#renderAt(
      new Request(`${this.#settings.siteUrl}${path}`, { headers: request.headers, signal: request.signal }),
      host,
      nonce,
    );
    const headers = new Headers(rendered.headers);
    if (isHtml(rendered)) headers.set('content-security-policy', contentSecurityPolicy(this.#csp, { nonce }));
    else headers.set('content-security-policy', nonPagePolicy);
    if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache');
    if (!rendered.body || !isText(headers))
      return new Response(rendered.body, { status: rendered.status, headers });

    const encoding = chooseEncoding(request.headers.get('accept-encoding'));
    const bytes = await compressOnce(await rendered.text(), encoding);
    headers.append('vary', 'accept-encoding');
    if (encoding !== 'identity') headers.set('content-encoding', encoding);
    headers.set('content-length', String(bytes.byteLength));
    return new Response(bytes as Buffer<ArrayBuffer>, { status: rendered.status, headers });
  }

  #renderAt(request: Request, host: string, nonce?: string): Promise<Response> {
    const context = createRequestContext({
      site: {
        ...this.#shown,
        year: thisYear(),
        owner: this.#settings.owner,
        domain: domainOf(host),
      },
      ...this.#sources,
      nonce,
      report: this.#report,
    });
    return this.#render(request, context);
  }

  #policy(text: string, isPage: boolean): [string, string][] {
    const policy = isPage ? contentSecurityPolicy(this.#csp, inlineHashes(text)) : nonPagePolicy;
    return [['content-security-policy', policy]];
  }
}

/** The query as the page's route reads it: known parameters only, in a fixed order, the first value of each. */
export function relevantQuery(url: URL, handle: RouteHandle | undefined): string {
  const known = new URLSearchParams();
  for (const entry of handle?.query ?? []) {
    const [name = '', only] = entry.split('=');
    const value = url.searchParams.get(name);
    if (value !== null && (only === undefined || value === only)) known.set(name, value);
  }
  const query = known.toString();
  return query === '' ? '' : `?${query}`;
}

function moved(location: string): Response {
  return new Response(null, { status: 308, headers: { location, 'cache-control': 'public, max-age=3600' } });
}

/** A failing backend keeps the old page; a post that is gone takes it away. */
function outcomeOf(page: ReadyPage): Loaded<ReadyPage>['outcome'] {
  // A wall without its headlines is a whole page, but no good one.
  if (page.status >= 500 || page.headers.some(([name]) => name === backendFailedHeader)) return 'failed';
  if (page.headers.some(([name]) => name === pastTheEndHeader)) return 'passing';
  return page.status === 200 ? 'good' : 'gone';
}

function thisYear(): string {
  return String(new Date().getUTCFullYear());
}

function isHtml(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false;
}

function isText(headers: Headers): boolean {
  return /^text\/|json|xml|javascript|svg/.test(headers.get('content-type') ?? '');
}

/** Address → file of everything the build prerendered: pages and the data of navigations to them. */
function prerenderedFiles(folder: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const address = `/${relative('.', name).split(sep).join('/')}`;
    const path = join(folder, name);
    if (address.endsWith('/index.html')) files.set(address.slice(0, -'/index.html'.length) || '/', path);
    else if (address.endsWith('.data')) files.set(address, path);
  }
  return files;
}
