import { nearTheScreen } from '../../data/ads-config.ts';
import { type AdAnswer, adAnswers } from './queue.ts';

/** The box for an advertisement, inside the slot whose `data-state` says what it shows. */
export interface Place {
  id: number;
  box: HTMLElement;
  slot: HTMLElement;
  /** Aborted when the place has left the page. */
  signal: AbortSignal;
}

/** The boxes of the page that is shown. */
export function boxes(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-ad-slot] [data-ad-box]')];
}

/** Calls back once for each box when it comes near the screen, also on pages that the running application shows later. */
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

/** Sets the state of a slot, unless the slot has left the page or the state is unknown. */
export function tell({ slot, signal }: Place, state: AdAnswer | 'waiting' | 'asking'): void {
  if (signal.aborted || ![...adAnswers, 'waiting', 'asking'].includes(state)) return;
  const again = state === 'filled' && isShown(slot.dataset['state']);
  slot.dataset['state'] = again ? 'refreshed' : state;
}
