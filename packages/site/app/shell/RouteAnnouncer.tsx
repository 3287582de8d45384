import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import * as css from './RouteAnnouncer.css.ts';

/**
 * Announces the new page's title after a navigation inside the running application. Moves the focus to `main`
 * if the path changed, as a newly loaded document would, or if the focused element was removed; but not out of
 * a menu that the reader opened meanwhile, which would close it.
 */
export function RouteAnnouncer() {
  const { pathname, search } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ pathname, search });
  const [said, say] = useState('');

  useEffect(() => {
    const before = shown.current;
    if (before.pathname === pathname && before.search === search) return undefined;
    shown.current = { pathname, search };
    const isAnother = before.pathname !== pathname && type !== NavigationType.Pop;
    const isMoved = isAnother || document.activeElement === document.body;
    if (isMoved && !document.querySelector('[popovertarget][aria-expanded=true]'))
      document.querySelector('main')?.focus({ preventScroll: true });
    // The title of a page that is still loading changes once more; only the last one is announced.
    const timer = setTimeout(() => say(document.title), 400);
    return () => clearTimeout(timer);
  }, [pathname, search, type]);

  return (
    <p aria-live="polite" className={css.unseen}>
      {said}
    </p>
  );
}
