import { nearTheScreen } from '../../data/ads-config.ts';
import { type AdAnswer, adAnswers } from './queue.ts';

/** The box for an advertisement, inside the slot whose `data-state` describes its content. */
export interface Place {
  id: number;
  box: HTMLElement;
  slot: HTMLElement;
  /** Aborted when the place is removed from the page. */
  signal: AbortSignal;
}

/** Returns the boxes of the current page. */
export function boxes(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-ad-slot] [data-ad-box]')];
}

/**
 * Calls `onNear` once for each box that comes near the screen, also on pages that the running application
 * shows later.
 */
export function watchPlaces(onNear: (place: Place) => void): void {
  const known = new Map<HTMLElement, AbortController>();
  const near = new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen) {
        const box = target as HTMLElement;
        const leaving = known.get(box);
        if (!isIntersecting || !leaving) continue;
        near.unobserve(box);
        const slot = box.closest<HTMLElement>('[data-ad-slot]')!;
        onNear({ id: Number(slot.dataset['adSlot']), box, slot, signal: leaving.signal });
      }
    },
    { rootMargin: nearTheScreen },
  );

  const look = () => {
    for (const box of boxes()) {
      if (known.has(box)) continue;
      known.set(box, new AbortController());
      near.observe(box);
    }
    for (const [box, leaving] of known) {
      if (box.isConnected) continue;
      leaving.abort();
      near.unobserve(box);
      known.delete(box);
    }
  };

  let isLooking = false;
  new MutationObserver(() => {
    if (isLooking) return;
    isLooking = true;
    requestAnimationFrame(() => {
      isLooking = false;
      look();
    });
  }).observe(document.body, { childList: true, subtree: true });
  look();
}

const isShown = (state: string | undefined) => state === 'filled' || state === 'refreshed';

/** Sets the state of a slot, unless the slot was removed or the state is unknown. */
export function setState({ slot, signal }: Place, state: AdAnswer | 'waiting' | 'asking'): void {
  if (signal.aborted || ![...adAnswers, 'waiting', 'asking'].includes(state)) return;
  const again = state === 'filled' && isShown(slot.dataset['state']);
  slot.dataset['state'] = again ? 'refreshed' : state;
}
