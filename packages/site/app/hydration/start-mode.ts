/**
 * When a page's application starts. `intent`: on the first gesture at a control that needs it (the default).
 * `eager`: with the page, as React Router does by default. `never`: the page has no application script.
 */
export type StartMode = 'intent' | 'eager' | 'never';

const { VITE_START: choice } = import.meta.env;

/** Returns the start mode of the current page: that of the innermost route that sets it. */
export function startModeOf(handles: readonly unknown[]): StartMode {
  const known = handles as ({ start?: StartMode; embed?: boolean } | undefined)[];
  const nearest = known.findLast((handle) => handle?.start)?.start ?? 'intent';
  if (nearest === 'intent' && choice === 'eager') return 'eager';
  // The shared layout of such a page runs no application either.
  return choice === 'always' && !known.at(-1)?.embed ? 'eager' : nearest;
}
