import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { ServerBuild } from 'react-router';
import type { Metrics } from '@daily-nest/server/metrics';
import type { Logger } from 'pino';
import { withRequestId } from '../app/data/request-id.server.ts';
import { workerPath } from '../app/offline/contract.ts';
import { createBreakers } from './breakers.ts';
import { createCardDrawer } from './cards/card-drawer.ts';
import { EarlyHints } from './early-hints.ts';
import { Front } from './front.ts';
import { effectiveHeaders, type Header, nonPagePolicy, securityHeaders } from './headers.ts';
import { knownHost } from './hosts.ts';
import { measureSite } from './metrics.ts';
import { isTooLong, withoutEndSlashes } from './limits/addresses.ts';
import { costs, createLimits } from './limits/limits.ts';
import { RefusedError, refusal } from './limits/refused.ts';
import { SlowRefusal } from './limits/slow-refusal.ts';
import { PostCards, slugOfCard } from './routes/cards.ts';
import { createClientErrors } from './routes/client-errors.ts';
import { Copies, isCopy } from './routes/copies.ts';
import { SiteFiles } from './routes/files.ts';
import type { PageRuntime } from './pages/page-runtime.ts';
import { PageHeaders } from './pages/page-headers.ts';
import { Pages } from './routes/pages.ts';
import { createNewsletter, type NewsletterCall } from './routes/newsletter.ts';
import { isPreview } from './routes/preview-path.ts';
import { createProxy } from './routes/proxy.ts';
import { ReadyPath } from './routes/ready-path.ts';
import { WorkerFile } from './routes/worker.ts';
import { Reads } from './reads.ts';
import { readiness } from './readiness.ts';
import { requestIdOf } from './request-id.ts';
import { ServedLog } from './served-log.ts';
import type { Settings } from './settings.ts';
import { UnansweredSearches } from './unanswered.ts';

export interface SiteOptions {
  /** @default React Router's build of app/ */
  build?: ServerBuild;
  /** The folder of the built site's files. */
  folder: string;
  settings: Settings;
  logger: Logger;
  /** Aborted when the server is asked to stop: radio streams end, other requests are still answered. */
  stopping?: AbortSignal;
  /** The metrics of the process, if they are on. */
  metrics?: Metrics;
  /** Called when editors have placed other pieces than before, and pages show them. */
  onPlaced?: () => void;
}

/**
 * Creates the whole site: a request handler, and a listener that answers with cached pages before Node's
 * request becomes a `Request`.
 */
export function createSite({ build, folder, settings, logger, stopping, metrics, onPlaced }: SiteOptions) {
  const files = new SiteFiles(folder);
  const report = (error: unknown, request: Request) =>
    logger.error({ err: error, path: new URL(request.url).pathname }, 'page failed');
  const breakers = createBreakers(settings);
  const headers = new PageHeaders(settings);
  let loaded: Promise<PageRuntime> | undefined;
  /** Loads the page runtime for the first page that is not cached, or when the server is idle. */
  const runtime = () =>
    (loaded ??= import('./pages/page-runtime.ts').then(({ createPageRuntime }) =>
      createPageRuntime({ build, folder, settings, breakers, headers, front: () => front.answer, report }),
    ));
  const front = new Front({
    settings,
    logger,
    changed: () => {
      pages.outdateFront();
      onPlaced?.();
    },
  });
  const pages = new Pages({ folder, settings, headers, runtime, front });
  const proxy = createProxy({ settings, breakers, stopping });
  const { admit, admitSignUp, admitReport } = createLimits(settings);
  const refusals = new SlowRefusal();
  const cardDrawer = createCardDrawer({ folder });
  const postCards = new PostCards({
    runtime,
    folder,
    ttl: settings.blogCacheTtlMs,
    draw: cardDrawer.draw,
    report: (error) => logger.error({ err: error }, 'card failed'),
  });
  const copies = new Copies(settings, breakers.backend);
  const served = new ServedLog(logger);
  const measured = metrics && measureSite(metrics, { pages, cards: postCards, served, breakers });
  const newsletter = createNewsletter({ settings });
  const clientErrors = createClientErrors({ logger, count: measured?.broken });
  const unanswered = new UnansweredSearches({ settings, count: measured?.unanswered });
  const worker = new WorkerFile(folder, settings);
  const reads = new Reads({ settings });
  const readyPath = new ReadyPath(pages, served, reads);
  const always: Header[] = [...securityHeaders(settings), ['content-security-policy', nonPagePolicy]];
  const app = new Hono<{ Variables: { requestId: string } }>();

  app.use(async (context, next) => {
    const started = performance.now();
    const requestId = requestIdOf(context.req.header('x-request-id'));
    context.set('requestId', requestId);
    await withRequestId(requestId, next);
    const added = effectiveHeaders(always, context.res.headers.get('content-type'));
    const answer = withHeaders(context.res, [['x-request-id', requestId], ...added]);
    if (answer !== context.res) {
      context.res = undefined;
      context.res = answer;
    }
    const ms = Math.round((performance.now() - started) * 10) / 10;
    const cache = answer.headers.get('x-cache') ?? undefined;
    // Its address is the right to read a draft.
    const path = isPreview(context.req.path) ? '/preview' : context.req.path.slice(0, 300);
    measured?.answer(path, answer.status, ms, cache);
    logger.info({
      requestId: context.get('requestId'),
      method: context.req.method,
      path,
      status: answer.status,
      ms,
      cache,
    });
  });

  app.use((context, next) =>
    isTooLong(context.req.url)
      ? Promise.resolve(plain(414, 'This address is longer than any of ours.'))
      : next(),
  );

  app.onError(async (error, context) => {
    if (error instanceof RefusedError) {
      if (error.status === 429) await refusals.hold();
      return refusal(error, context.req.raw);
    }
    logger.error({ err: error, requestId: context.get('requestId') }, 'request failed');
    return plain(500, 'Something went wrong on our side.');
  });

  app.get('/healthz', (context) => context.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }));
  app.get('/readyz', async (context) => {
    await runtime();
    const needsBlog = context.req.query('blog') !== undefined;
    const cached = Object.values(pages.load.cached).reduce((all, part) => all + part, 0);
    return readiness({ settings, breakers, cached, stopping, needsBlog });
  });

  app.get(workerPath, (context) => worker.answer(context.req.raw));

  app.post('/client-errors', (context) =>
    clientErrors(context.req.raw, context.get('requestId'), admit(context, costs.call)),
  );
  if (settings.newsletter) {
    app.post('/newsletter/:call{sign-up|confirm|leave}', (context) =>
      newsletter(
        context.req.raw,
        context.req.param('call') as NewsletterCall,
        context.get('requestId'),
        context.req.param('call') === 'sign-up' ? admitSignUp(context) : admit(context, costs.call),
      ),
    );
  }
  app.on('ALL', ['/functions/v1/*', '/api/*'], (context) => {
    // The radio's stream is not counted: it is one request for hours.
    if (context.req.path !== '/api/stream') admit(context, costs.call)();
    return proxy.answer(context.req.raw, context.get('requestId'));
  });

  app.all('*', async (context) => {
    const request = context.req.raw;
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plain(405, 'Only GET and HEAD are answered here.', { allow: 'GET, HEAD' });
    const url = new URL(request.url);
    const path = decoded(url.pathname);
    if (path === undefined) return plain(400, 'This address is not written correctly.');

    const file = files.answer(path, request);
    if (file) return file;
    const slug = slugOfCard(path);
    if (slug !== undefined) return postCards.answer(request, slug, admit(context, costs.card));
    if (isCopy(path)) return copies.answer(request, path, admit(context, costs.copy));
    const moved = files.movedTo(path);
    if (moved)
      return new Response(null, {
        status: 308,
        headers: { location: moved, 'cache-control': 'public, max-age=3600' },
      });
    if (files.owns(path)) return plain(404, 'There is no such file.');

    const trimmed = withoutEndSlashes(url.pathname);
    if (trimmed !== undefined)
      return new Response(null, {
        status: 308,
        headers: { location: trimmed + url.search, 'cache-control': 'public, max-age=3600' },
      });
    const host = knownHost(context.req.header('host'), settings.siteHosts);
    if (isPreview(path))
      return (await runtime()).previews.answer(request, path, host, admit(context, costs.page));
    const answer = await pages.answer(
      request,
      url,
      host,
      admit(context, costs.page),
      unanswered.of(request, admitReport(context)),
    );
    reads.answered({
      method: request.method,
      url: url.pathname,
      headerOf: (name) => request.headers.get(name),
      status: answer.status,
      admit: admitReport(context),
    });
    return answer;
  });

  const listener = getRequestListener(app.fetch);
  const withHints = async (request: IncomingMessage, response: ServerResponse) => {
    if (await pages.isDocument(request.url ?? ''))
      new EarlyHints((await runtime()).preloadFonts).give(request, response);
    await listener(request, response);
  };
  return {
    fetch: app.fetch,
    listener: (request: IncomingMessage, response: ServerResponse) => {
      if (readyPath.answer(request, response)) return;
      void (settings.earlyHints ? withHints : listener)(request, response);
    },
    /** Loads the page runtime. */
    load: runtime,
    warm: () => pages.warm(),
    /** Called when the backend's posts have changed: outdates the pages and answers that show them. */
    outdate: () => {
      front.refresh();
      for (const cache of [pages, postCards]) cache.outdate();
      void loaded?.then(({ renderer }) => renderer.answers.outdate());
    },
    close: async () => {
      front.close();
      served.close();
      await Promise.all([proxy.close(), cardDrawer.close(), unanswered.close(), reads.close()]);
    },
  };
}

/**
 * Adds headers that an answer does not have. Returns the same answer, or a copy if its headers are immutable.
 */
function withHeaders(answer: Response, headers: readonly Header[]): Response {
  const missing = headers.filter(([name]) => !answer.headers.has(name));
  try {
    for (const [name, value] of missing) answer.headers.set(name, value);
    return answer;
  } catch {
    const copy = new Response(answer.body, answer);
    for (const [name, value] of missing) copy.headers.set(name, value);
    return copy;
  }
}

/** Returns the decoded path; undefined if its escapes are malformed or ambiguous. */
function decoded(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname);
    return /[\0\r\n]/.test(path) ? undefined : path;
  } catch {
    return undefined;
  }
}

function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { ...headers, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
