/**
 * When a page's application script starts. `intent`: on the first gesture at a control that needs it (the default).
 * `eager`: with the page, the stock way. `never`: the page ships no script of the application at all.
 */
export type StartMode = 'intent' | 'eager' | 'never';

const everyRouteEager = import.meta.env.VITE_START === 'eager';

/** The mode of the page that is shown: of the handles of its routes, the nearest that names one decides. */
export function startModeOf(handles: readonly unknown[]): StartMode {
  const nearest =
    (handles as ({ start?: StartMode } | undefined)[]).findLast((handle) => handle?.start)?.start ?? 'intent';
  return nearest === 'intent' && everyRouteEager ? 'eager' : nearest;
}
