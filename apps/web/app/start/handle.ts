/**
 * When a page's application script starts. `intent`: on the first gesture at a control that needs it (the default).
 * `eager`: with the page, the stock way. `never`: the page ships no script of the application at all.
 */
export type StartMode = 'intent' | 'eager' | 'never';

/** What a route module may say of itself in its `handle` export; the server and the document read it. */
export interface RouteHandle {
  /** @default 'intent' */
  start?: StartMode;
  /**
   * A page for a sandboxed frame: of inline scripts only the one that takes scheme and text size over from the page around
   * it. There are no menus and no donation dialog.
   * @default false
   */
  bare?: boolean;
  /** Query parameters that change the page. All others are ignored, so that they cannot fill a cache. */
  query?: readonly string[];
  /** Whether rendered pages of this route are kept as ready bytes in the bounded cache (`BLOG_CACHE_TTL_MS`). */
  cached?: boolean;
}

/** Whether the page that is shown is one for a frame. */
export function isBare(handles: readonly unknown[]): boolean {
  return (handles as (RouteHandle | undefined)[]).at(-1)?.bare ?? false;
}

const everyRouteEager = import.meta.env.VITE_START === 'eager';

/** The mode of the page that is shown: the nearest route that names one decides. */
export function startModeOf(handles: readonly unknown[]): StartMode {
  const nearest =
    (handles as (RouteHandle | undefined)[]).findLast((handle) => handle?.start)?.start ?? 'intent';
  return nearest === 'intent' && everyRouteEager ? 'eager' : nearest;
}
