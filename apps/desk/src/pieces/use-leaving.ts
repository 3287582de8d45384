import { useEffect } from 'react';
import type { Draft } from './draft-store.ts';

/** Saves when the page is hidden, left or closed; a browser then gives no more time than that. */
export function useLeaving(draft: Draft) {
  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') draft.leave();
    };
    const onOnline = () => void draft.save();
    const onUnload = (event: BeforeUnloadEvent) => {
      const { save } = draft.store.getState();
      if (save === 'conflict' || save === 'refused') event.preventDefault();
    };
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('pagehide', draft.leave);
    window.addEventListener('online', onOnline);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', draft.leave);
      window.removeEventListener('online', onOnline);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [draft]);
}
