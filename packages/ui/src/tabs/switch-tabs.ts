/** Returns the tab that a key moves to; undefined for other keys. */
export function tabAfter(key: string, from: Element): HTMLElement | undefined {
  const list = from.closest('[role=tablist]')!;
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')];
  const step = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
  const place = tabs.indexOf(from as HTMLElement);
  const places: Record<string, number> = {
    ArrowRight: place + step,
    ArrowLeft: place - step,
    Home: 0,
    End: -1,
  };
  return key in places ? tabs.at(places[key]! % tabs.length) : undefined;
}

const tabOf = ({ target }: Event) => (target as Element).closest<HTMLAnchorElement>('a[role=tab]');

function onKey(event: KeyboardEvent) {
  const { key, metaKey, ctrlKey, altKey, defaultPrevented } = event;
  const tab = tabOf(event);
  if (!tab || metaKey || ctrlKey || altKey || defaultPrevented) return;
  const next = key === ' ' ? tab : tabAfter(key, tab);
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.click();
}

/**
 * Switches tabs in place before the application has started: by a press, the arrow keys, Home and End.
 * Changes the address as the tab's link does, so that the application finds the reader's choice. Once the
 * application runs, it handles the events first.
 *
 * For an inline script: it needs only the markup of `Tabs`.
 *
 * @returns a function that removes the listeners.
 */
export function switchTabs(view: Window): () => void {
  const { document, history } = view;

  const onClick = (event: MouseEvent) => {
    const tab = tabOf(event);
    const { metaKey, ctrlKey, shiftKey, altKey, button, defaultPrevented } = event;
    if (!tab || metaKey || ctrlKey || shiftKey || altKey || button || defaultPrevented) return;
    event.preventDefault();
    for (const other of tab.parentElement!.children) {
      other.setAttribute('aria-selected', String(other === tab));
      document.getElementById(other.getAttribute('aria-controls')!)!.hidden = other !== tab;
    }
    history.replaceState(history.state, '', tab.href);
  };

  // Runs after the application's listeners, which are on the document.
  view.addEventListener('click', onClick);
  view.addEventListener('keydown', onKey);
  return () => {
    view.removeEventListener('click', onClick);
    view.removeEventListener('keydown', onKey);
  };
}
