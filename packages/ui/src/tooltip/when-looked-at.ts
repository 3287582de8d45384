interface Wanted {
  /** How long a pointer must rest on the control, in milliseconds. */
  delay: number;
  onOpenChange: (open: boolean) => void;
  /** Returns the open tooltip. A pointer may move onto it. */
  tip: () => Element | null;
}

/** The time for a pointer to cross the gap between the control and its tooltip. */
const grace = 150;

/**
 * Reports when a tooltip should open: a pointer rests on its control, or the control has keyboard focus.
 * Fingers do not open it; a press, Escape, scrolling and leaving close it.
 *
 * @returns a function that removes the listeners.
 */
export function whenLookedAt(control: HTMLElement, { delay, onOpenChange, tip }: Wanted): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const later = (open: boolean, ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(onOpenChange, ms, open);
  };
  const close = () => {
    clearTimeout(timer);
    onOpenChange(false);
  };
  const leave = () => {
    if (!control.matches(':focus-visible')) later(false, grace);
  };

  const on = (name: string, listener: (event: Event) => void, target: EventTarget = control) =>
    target.addEventListener(name, listener, { signal, capture: target !== control, passive: true });
  on('pointerenter', (event) => {
    if ((event as PointerEvent).pointerType !== 'touch') later(true, delay);
  });
  on('pointerleave', leave);
  on('focus', () => {
    if (control.matches(':focus-visible')) later(true, 0);
  });
  on('blur', close);
  on('pointerdown', close);
  on('scroll', close, window);
  on('keydown', (event) => (event as KeyboardEvent).key === 'Escape' && close(), document);
  on(
    'pointerover',
    ({ target }) => {
      if (!tip()?.contains(target as Node)) return;
      clearTimeout(timer);
      tip()!.addEventListener('pointerleave', leave, { signal, once: true });
    },
    document,
  );
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}
