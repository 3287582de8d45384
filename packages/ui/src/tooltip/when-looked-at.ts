interface Wanted {
  /** How long a pointer rests on the control first, in milliseconds. */
  delay: number;
  onOpenChange: (open: boolean) => void;
  /** The tooltip, while it stands. A pointer may go over to it. */
  tip: () => Element | null;
}

/** A pointer on its way from the control to its tooltip crosses the gap between them. */
const grace = 150;

/**
 * Reports when a reader looks at a control that has a tooltip: a pointer rests on it, or the keyboard has come to it. A finger presses, a press
 * is no question, and Escape, scrolling or leaving end it.
 *
 * @returns takes the listeners away again.
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
