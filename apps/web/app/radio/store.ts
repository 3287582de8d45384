import { useEffect } from 'react';
import { createStore, type StoreApi } from 'zustand';
import { initialRadioState, type NowPlaying, type RadioState } from '@daily-nest/ui/radio';
import { readNowPlaying } from './nowPlaying.ts';

/** What outlives a page of the radio: the player's own state, and what is on. */
export interface SiteRadio extends RadioState {
  nowPlaying: NowPlaying | null;
  /** The reader closed the small bar. */
  barClosed: boolean;
}

type SiteRadioStore = StoreApi<SiteRadio>;

/** A store for one page or one request: at module level it would be shared by all readers on the server. */
export function createSiteRadioStore(): SiteRadioStore {
  return createStore<SiteRadio>()(() => ({ ...initialRadioState, nowPlaying: null, barClosed: false }));
}

const everyMs = 20_000;

/**
 * Asks what is on at once and then every 20 seconds, for as long as `wanted`; while nobody listens, only as long as the page
 * can be seen. A failed question changes nothing.
 */
export function useNowPlaying(store: SiteRadioStore, address: string, wanted: boolean) {
  useEffect(() => {
    if (!wanted) return undefined;
    const stop = new AbortController();
    const ask = async () => {
      if (document.hidden && !store.getState().playing) return;
      try {
        const response = await fetch(address, { signal: stop.signal });
        const nowPlaying = response.ok && readNowPlaying(await response.json());
        if (nowPlaying) store.setState({ nowPlaying });
      } catch {
        // The next question may be answered; the radio plays on without its title.
      }
    };
    void ask();
    const timer = setInterval(() => void ask(), everyMs);
    const seen = () => void ask();
    document.addEventListener('visibilitychange', seen);
    return () => {
      stop.abort();
      document.removeEventListener('visibilitychange', seen);
      clearInterval(timer);
    };
  }, [store, address, wanted]);
}
