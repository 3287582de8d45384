import {
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
} from 'react-router';
import { nonceContext, reportContext } from './data/request-context.server.ts';
import { NonceContext } from './hydration/NonceContext.ts';
import { ribbonFigures } from './listing/age-ribbon.server.ts';
import { RibbonFigures } from './listing/RibbonFigures.ts';
import { renderWhole } from './render-whole.server.ts';
import { withShortData } from './short-data.server.ts';

/** The timeout for data that a page streams: a second longer than that of a blog call. */
export const streamTimeout = 11_000;

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const report = context?.get(reportContext);
  if (report) return report(error, request);
  // oxlint-disable-next-line no-console -- while developing and prerendering there is no server to tell
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
  const page = await renderWhole(
    <NonceContext value={nonce}>
      <RibbonFigures value={ribbonFigures}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </RibbonFigures>
    </NonceContext>,
    {
      nonce,
      signal: request.signal,
      timeout: streamTimeout + 1_000,
      onError: (error) => handleError(error, { request, context, params: {} }),
    },
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(withShortData(page.bytes.toString()), { headers, status: page.failed ? 500 : status });
}
