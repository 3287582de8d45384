import { randomBytes } from 'node:crypto';
import { renderToReadableStream } from 'react-dom/server';
import {
  createContext,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
} from 'react-router';
import { createBlogClient, type BlogClient } from '@daily-nest/api-client';
import { type Backend, backendContext } from './data/backend.server.ts';
import { blogContext } from './data/blog.server.ts';
import { type PostIndex, postIndexContext } from './data/postIndex.server.ts';
import { siteContext, type SiteContext } from './data/siteContext.ts';
import { NonceContext } from './hydration/NonceContext.ts';

export { createRequestHandler, matchRoutes } from 'react-router';
export { postCardOf } from './routes/blog-post/post.ts';
export { createPostIndex } from './data/postIndex.server.ts';
export { createBackend } from './data/backend.server.ts';
export { frameOrigins, formOrigins } from './embeds/origins.server.ts';

/** How long a page may wait for data that it streams. Ours await theirs, with budgets of their own. */
export const streamTimeout = 8_000;

/** What the server gives to each request. */
export interface RequestContext {
  site: SiteContext;
  blog: BlogClient;
  /** Walls and the search of posts. */
  backend: Backend;
  /** Every post, for sitemaps and feeds. */
  postIndex: PostIndex;
  /** A nonce for the page's inline scripts; none for pages that are cached and allowed by their hashes. */
  nonce?: string;
  /** Told of errors that a reader saw as a failed page. */
  report: (error: unknown, request: Request) => void;
}

const nonceContext = createContext<string | null>(null);
const reportContext = createContext<RequestContext['report'] | null>(null);

/** Makes the router's context. It must be made here, where the contexts' identities live. */
export function createContextProvider({
  site,
  blog,
  backend,
  postIndex,
  nonce,
  report,
}: RequestContext): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(siteContext, site);
  provider.set(blogContext, blog);
  provider.set(backendContext, backend);
  provider.set(postIndexContext, postIndex);
  provider.set(nonceContext, nonce ?? null);
  provider.set(reportContext, () => report);
  return provider;
}

/** The blog client of the server: what it cannot get in three seconds it reports; it caches nothing. */
export function createServerBlogClient(baseUrl: string, token: string): BlogClient {
  return createBlogClient({ baseUrl, token, timeBudgetMs: 3_000, cacheMs: 0 });
}

export function createNonce(): string {
  return randomBytes(16).toString('base64url');
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const report = context?.get(reportContext);
  if (report) return report(error, request);
  // While developing and prerendering there is no server to tell.
  // oxlint-disable-next-line no-console
  console.error(error);
};

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext) ?? undefined;
  let failed = false;
  const body = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </NonceContext>,
    {
      nonce,
      // Without this, React holds large finished parts back behind their fallbacks, where no reader without script,
      // and no search engine, would see them.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(streamTimeout + 1_000)]),
      onError(error) {
        failed = true;
        handleError(error, { request, context, params: {} });
      },
    },
  );
  // Pages are compressed whole, so they are awaited whole.
  await body.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(body, { headers, status: failed ? 500 : status });
}
