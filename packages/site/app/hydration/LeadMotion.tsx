import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { carryPicture } from './carry-picture.ts';
import { isPiece } from '../offline/is-piece.ts';
import { leadPicture } from './lead-picture.ts';

/**
 * Shows the view transition of a card's picture to the lead of its page: the router changes the page inside
 * the transition, and this names the new lead before the browser captures it. `RouterLink` has named the
 * card's picture.
 */
export function LeadMotion() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    carryPicture(isPiece(pathname) ? leadPicture(document) : undefined);
  }, [pathname]);
  return null;
}
