/**
 * What the platform's popover menus leave open: `aria-expanded` on the button, and closing when a link is chosen, also
 * one to the page that is shown. Any link closes them, the logo too.
 *
 * Depends on nothing outside itself, so that a page can carry its source as an inline script, `(${menus})(document)`,
 * and be complete before the application runs. Running it twice does no harm.
 *
 * @returns takes the listeners away again.
 */
export function menus(doc: Document): () => void {
  const open = new Set<HTMLElement>();

  const onToggle = (event: Event) => {
    const menu = event.target as HTMLElement;
    if (!menu.id || !menu.hasAttribute('popover')) return;
    const shown = (event as ToggleEvent).newState === 'open';
    open[shown ? 'add' : 'delete'](menu);
    for (const button of doc.querySelectorAll(`[popovertarget="${menu.id}"]:not([popovertargetaction])`)) {
      button.setAttribute('aria-expanded', String(shown));
    }
  };
  const onClick = (event: Event) => {
    if (!(event.target as Element).closest('a[href]')) return;
    for (const menu of open) if (menu.isConnected) menu.hidePopover();
  };
  const mark = () => {
    for (const button of doc.querySelectorAll(
      '[popovertarget]:not([popovertargetaction]):not([aria-expanded])',
    )) {
      button.setAttribute('aria-expanded', 'false');
    }
  };

  doc.addEventListener('toggle', onToggle, true);
  doc.addEventListener('click', onClick, true);
  doc.addEventListener('DOMContentLoaded', mark);
  mark();
  return () => {
    doc.removeEventListener('toggle', onToggle, true);
    doc.removeEventListener('click', onClick, true);
    doc.removeEventListener('DOMContentLoaded', mark);
  };
}
