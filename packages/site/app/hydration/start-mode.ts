/**
 * When a page's application script starts. `intent`: on the first gesture at a control that needs it (the default).
 * `eager`: with the page, the stock way. `never`: the page ships no script of the application at all.
 */
export type StartMode = 'intent' | 'eager' | 'never';

const { VITE_START: choice } = import.meta.env;

/** The mode of the page that is shown: of the handles of its routes, the nearest that names one decides. */
export function startModeOf(handles: readonly unknown[]): StartMode {
  const known = handles as ({ start?: StartMode; embed?: boolean } | undefined)[];
  const nearest = known.findLast((handle) => handle?.start)?.start ?? 'intent';
  if (nearest === 'intent' && choice === 'eager') return 'eager';
  // The frame of such a page runs no application.
  return choice === 'always' && !known.at(-1)?.embed ? 'eager' : nearest;
}
