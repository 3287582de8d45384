/** The event that a control sends from its own ref: React has attached its handlers, held presses may be repeated now. */
const live = 'app:live';

function announce(element: Element | null): void {
  element?.dispatchEvent(new Event(live, { bubbles: true }));
}

/**
 * Spread on a control whose behavior exists only after the application has started. A host that starts late holds presses on
 * `[data-start]` and repeats each one as soon as that very control sends `app:live`; any other host ignores it.
 *
 * A control that has a ref of its own takes {@link useStartable} instead: spread last, this one would replace the ref.
 */
export const startable = {
  'data-start': '',
  // The host marks a held control with aria-busy before React runs.
  suppressHydrationWarning: true,
  ref: announce,
} as const;
