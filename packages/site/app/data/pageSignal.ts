import { createContext, type MiddlewareFunction } from 'react-router';

/** Ends with the page that is being loaded: aborted once the reader has gone on to another one. */
const pageContext = createContext<AbortSignal>(new AbortController().signal);

/** The pages that a reader may still be waiting for: the one that is shown, and the one on its way. */
const pages = new Set<AbortController>();

/**
 * For the root's `clientMiddleware`. A page of the running application may stand with its skeleton before its call has
 * been answered; that call ends when the next page has been loaded. A navigation that was itself interrupted ends nothing
 * but itself: the page before it is still there.
 */
export const endCallsOfPagesLeft: MiddlewareFunction = async ({ request, context }, next) => {
  const left = [...pages];
  const page = new AbortController();
  pages.add(page);
  context.set(pageContext, page.signal);
  await next();
  if (request.signal.aborted) {
    pages.delete(page);
    return;
  }
  for (const earlier of left) {
    earlier.abort();
    pages.delete(earlier);
  }
};

interface LoaderArgs {
  request: Request;
  context: { get(context: typeof pageContext): AbortSignal };
}

/**
 * A page's call to the backend, made in its clientLoader and not awaited there. When its page is left behind, or the
 * navigation to it is, the call is aborted and nobody is told.
 */
export function callOfPage<T>(
  { request, context }: LoaderArgs,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const signal = AbortSignal.any([request.signal, context.get(pageContext)]);
  return new Promise((resolve, reject) => {
    call(signal).then(resolve, (error: unknown) => {
      if (!signal.aborted) reject(error);
    });
  });
}
