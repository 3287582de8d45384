import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isPiece } from './is-piece.ts';

/**
 * In the running application: makes the worker cache each piece that is opened without a document request.
 */
export function OpenedPiece() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    // The first page has its own module for that.
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (isPiece(pathname)) void cache(pathname);
  }, [pathname]);
  return null;
}

/**
 * Loads the module when it is needed, so that no other page grows. Without a network there is nothing to
 * cache.
 */
async function cache(read: string) {
  try {
    const { cachePiece } = await import('./opened-piece.ts');
    await cachePiece(read);
  } catch {
    // The next piece tries again.
  }
}
