import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { carryPicture } from './carry-picture.ts';
import { isPiece } from '../offline/is-piece.ts';
import { leadPicture } from './lead-picture.ts';

/**
 * Receives a card's picture in the page that it has opened: the router changes the page inside a view transition, and
 * this names the new lead before the browser looks. `RouterLink` has named the card's.
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
