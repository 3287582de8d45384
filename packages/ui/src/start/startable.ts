/**
 * The event that a control dispatches when React has attached its handlers, so that held presses can be
 * repeated.
 */
const live = 'app:live';

function announce(element: Element | null): void {
  element?.dispatchEvent(new Event(live, { bubbles: true }));
}

/**
 * Spread it on a control that works only after the application has started. A host that starts late holds
 * presses on `[data-start]` and repeats each one when that control dispatches `app:live`; other hosts ignore
 * it.
 *
 * A control with a ref of its own uses {@link useStartable} instead: spread last, this one would replace the
 * ref.
 */
export const startable = {
  'data-start': '',
  // The host marks a held control with aria-busy before React runs.
  suppressHydrationWarning: true,
  ref: announce,
} as const;
