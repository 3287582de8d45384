/**
 * Adds what native popover menus lack: `aria-expanded` on the button, and closing when the focus moves past
 * the menu, when a link is chosen (even to the current page), and when the reader goes back or forward.
 * Loading a page closes nothing, so a menu that was opened meanwhile stays open.
 *
 * It has no dependencies, so that a page can run its source as an inline script, `(${menus})(document)`,
 * before the application. Running it twice is safe.
 *
 * @returns a function that removes the listeners.
 */
export function menus(doc: Document): () => void {
  const toggles = '[popovertarget]:not([popovertargetaction])';
  const open = new Set<HTMLElement>();

  const onToggle = (event: Event) => {
    const menu = event.target as HTMLElement;
    if (!menu.id || !menu.hasAttribute('popover')) return;
    const shown = (event as ToggleEvent).newState === 'open';
    open[shown ? 'add' : 'delete'](menu);
    for (const button of doc.querySelectorAll(`${toggles}[popovertarget="${menu.id}"]`)) {
      button.setAttribute('aria-expanded', String(shown));
    }
  };
  const close = () => {
    for (const menu of open) if (menu.isConnected) menu.hidePopover();
  };
  const onClick = (event: Event) => {
    if ((event.target as Element).closest('a[href]')) close();
  };
  const onFocus = ({ target }: FocusEvent) => {
    for (const menu of open)
      if (!menu.contains(target as Element) && !(target as Element).matches(`[popovertarget="${menu.id}"]`))
        menu.hidePopover();
  };
  const mark = () => {
    for (const button of doc.querySelectorAll(`${toggles}:not([aria-expanded])`)) {
      button.setAttribute('aria-expanded', 'false');
    }
  };

  const stop = new AbortController();
  const capture = { capture: true, signal: stop.signal };
  doc.addEventListener('toggle', onToggle, capture);
  doc.addEventListener('click', onClick, capture);
  doc.addEventListener('focusin', onFocus, capture);
  doc.addEventListener('DOMContentLoaded', mark, capture);
  doc.defaultView?.addEventListener('popstate', close, { signal: stop.signal });
  mark();
  return () => stop.abort();
}
