import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';
import { createAsk } from '../../app/data/ask.server.ts';
import { createBackend } from '../../app/data/backend.server.ts';
import { createServerBlogSource } from '../../app/data/blog-source.server.ts';
import { createServerBlogClient } from '../../app/data/blog.server.ts';
import { type Front, frontSchema, noFront } from '../../app/data/front.server.ts';
import { createPostIndex, type PostIndex } from '../../app/data/post-index.server.ts';
import { createRequestContext, type RequestContext } from '../../app/data/request-context.server.ts';
import type { Breakers } from '../breakers.ts';
import { type ByteText, byteTextOf, bytesOf } from '../byte-text.ts';
import { cacheAnswers, type Sources } from '../cache/cached-answers.ts';
import { compress, compressStream } from '../compress.ts';
import { chooseEncoding, freshEncodings } from '../encoding.ts';
import type { Header } from '../headers.ts';
import { domainOf } from '../hosts.ts';
import { createNonce, type InlineHashes, takeNonce } from '../inline-sources.ts';
import type { PageStyle } from '../page-style/page-style.ts';
import type { Settings } from '../settings.ts';
import type { PageHeaders } from './page-headers.ts';
import { ReadyBody } from './ready-body.ts';
import { ReadyPage } from './ready-page.ts';
import { thisYear } from './year.ts';

export interface RendererOptions {
  build: ServerBuild;
  settings: Settings;
  breakers: Breakers;
  headers: PageHeaders;
  style: PageStyle;
  /** Returns what the backend says of the places, unread. */
  front: () => unknown;
  report: (error: unknown, request: Request) => void;
}

/** A shared text; for a page with the inline scripts and styles of its policy. */
interface SharedText {
  bytes: Buffer;
  inline: InlineHashes | undefined;
}

/** Renders pages: React Router's rendering, with the clients of the loaders and the headers of a page. */
export class Renderer {
  readonly #render: RequestHandler;
  readonly #settings: Settings;
  readonly #headers: PageHeaders;
  readonly #style: PageStyle;
  readonly #front: () => unknown;
  readonly #report: RendererOptions['report'];
  /** The clients of the loaders. */
  readonly answers: ReturnType<typeof cacheAnswers>;
  readonly #postIndex: PostIndex;

  constructor({ build, settings, breakers, headers, style, front, report }: RendererOptions) {
    this.#render = createRequestHandler(build, 'production');
    this.#settings = settings;
    this.#headers = headers;
    this.#style = style;
    this.#front = front;
    this.#report = report;
    const ask = createAsk(breakers.backend);
    const { blogUrl, backendUrl, blogApiToken, blogTimeoutMs, blogSystem } = settings;
    const source =
      blogSystem &&
      createServerBlogSource({ ...blogSystem, baseUrl: blogUrl, timeBudgetMs: blogTimeoutMs }, breakers.blog);
    const blog = source ?? createServerBlogClient(blogUrl, blogApiToken, breakers.blog, blogTimeoutMs);
    this.answers = cacheAnswers({ blog, backend: createBackend(backendUrl, blogUrl, ask, source) }, settings);
    this.#postIndex = createPostIndex(backendUrl, ask, source);
  }

  /** Renders a prerendered page with the settings of this server. */
  async page(path: string): Promise<SharedText> {
    const { rendered, ...shared } = await this.#shared(path, this.#settings.siteHosts[0]!);
    if (rendered.status !== 200)
      throw new Error(`${path} could not be rendered: its status is ${rendered.status}.`);
    return shared;
  }

  /**
   * Renders a page for all readers. Independent of a single reader, so that one who leaves does not abort it
   * for others.
   */
  async shared(path: string, host: string, more: readonly Header[] = []): Promise<ReadyPage> {
    const { rendered, bytes, inline } = await this.#shared(path, host);
    const own = [...rendered.headers].filter(([name]) => name !== 'set-cookie');
    const missing = this.#headers.of(inline).filter(([name]) => !rendered.headers.has(name));
    const headers = [...own, ...more, ...missing];
    return new ReadyPage(rendered.status, headers, new ReadyBody(bytes, 'quick'));
  }

  async #shared(path: string, host: string): Promise<SharedText & { rendered: Response }> {
    const nonce = createNonce();
    const rendered = await this.#renderAt(this.#requestOf(path), host, nonce, this.answers.fresh);
    const text = await this.#textOf(rendered);
    if (!isHtml(rendered)) return { rendered, bytes: bytesOf(text), inline: undefined };
    const { html, inline } = takeNonce(text, nonce, 'latin1');
    return { rendered, bytes: bytesOf(html), inline };
  }

  /**
   * Renders a page for one reader, with a nonce for its inline scripts. `unanswered` records a search that no
   * page answers.
   */
  async once(
    request: Request,
    path: string,
    host: string,
    unanswered?: RequestContext['unanswered'],
  ): Promise<Response> {
    const nonce = createNonce();
    const rendered = await this.#renderAt(
      this.#requestOf(path, request),
      host,
      nonce,
      this.answers.cached,
      unanswered,
    );
    const headers = new Headers(rendered.headers);
    for (const [name, value] of this.#headers.withNonce(nonce, isHtml(rendered)))
      if (!headers.has(name)) headers.set(name, value);
    if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache');
    if (!rendered.body || !isText(headers))
      return new Response(rendered.body, { status: rendered.status, headers });

    const encoding = chooseEncoding(request.headers.get('accept-encoding'), freshEncodings);
    headers.append('vary', 'accept-encoding');
    if (encoding !== 'identity') headers.set('content-encoding', encoding);
    if (isData(headers)) {
      // A proxy must not buffer the first part, which shows the skeleton.
      headers.set('x-accel-buffering', 'no');
      return new Response(compressStream(rendered.body, encoding), { status: rendered.status, headers });
    }
    const bytes = await compress(bytesOf(await this.#textOf(rendered)), encoding, 'quick');
    headers.set('content-length', String(bytes.byteLength));
    return new Response(bytes as Buffer<ArrayBuffer>, { status: rendered.status, headers });
  }

  /** Renders a page with other answers than the backend's own. Its scripts have the nonce. */
  async with(
    sources: Partial<Sources & { front: Front }>,
    path: string,
    host: string,
    nonce: string,
  ): Promise<ByteText> {
    const rendered = await this.#renderAt(this.#requestOf(path), host, nonce, {
      ...this.answers.fresh,
      ...sources,
    });
    return this.#textOf(rendered);
  }

  /** Returns the rendered text; a page gets its styles. */
  async #textOf(rendered: Response): Promise<ByteText> {
    const text = byteTextOf(await rendered.arrayBuffer());
    return isHtml(rendered) ? this.#style.in(text) : text;
  }

  #requestOf(path: string, reader?: Request): Request {
    const url = `${this.#settings.siteUrl}${path}`;
    return reader ? new Request(url, { headers: reader.headers, signal: reader.signal }) : new Request(url);
  }

  #renderAt(
    request: Request,
    host: string,
    nonce: string,
    { front, ...sources }: Sources & { front?: Front },
    unanswered: RequestContext['unanswered'] = () => {},
  ): Promise<Response> {
    const { siteUrl, offline, owner, ads, newsletter } = this.#settings;
    const context = createRequestContext({
      site: {
        siteUrl,
        offline,
        year: thisYear(),
        owner,
        ads,
        domain: domainOf(host),
        ...(newsletter && { newsletter }),
      },
      ...sources,
      front: front ?? frontSchema.catch(noFront).parse(this.#front()),
      postIndex: this.#postIndex,
      nonce,
      report: this.#report,
      unanswered,
    });
    return this.#render(request, context);
  }
}

function isHtml(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false;
}

/** Returns whether a response is the data of a page, which React Router streams. */
function isData(headers: Headers): boolean {
  return headers.get('content-type')?.startsWith('text/x-script') ?? false;
}

function isText(headers: Headers): boolean {
  return /^text\/|json|xml|javascript|svg/.test(headers.get('content-type') ?? '');
}
