/**
 * What the platform's popover menus leave open: `aria-expanded` on the button, and closing when the focus goes on behind
 * them, when a link is chosen, also one to the page that is shown, and when the reader goes back or forward. A page that
 * arrives closes nothing: a menu that was opened while it loaded stays open.
 *
 * Depends on nothing outside itself, so that a page can carry its source as an inline script, `(${menus})(document)`,
 * and be complete before the application runs. Running it twice does no harm.
 *
 * @returns takes the listeners away again.
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
