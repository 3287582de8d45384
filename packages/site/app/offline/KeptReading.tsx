import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isPiece } from './is-piece.ts';

/** In the running application: tells the worker of pieces that are opened without asking the server for their page. */
export function KeptReading() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    // The page that was loaded has a module of its own for that.
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (isPiece(pathname)) void keep(pathname);
  }, [pathname]);
  return null;
}

/** Fetched when it is needed, so that no other page is heavier. Without a network there is nothing to keep. */
async function keep(read: string) {
  try {
    const { keepPiece } = await import('./beside-piece.ts');
    await keepPiece(read);
  } catch {
    // The next piece tries again.
  }
}
