import { useEffect, useState } from 'react';
import type { NowPlaying, RadioStore } from '@daily-nest/ui/radio';
import { readNowPlaying } from './now-playing.ts';

const everyMs = 20_000;

/**
 * Requests the current piece at once and then every 20 seconds while `wanted`. While the radio is paused,
 * only a visible page sends requests. A failed request changes nothing.
 */
export function useNowPlaying(store: RadioStore, address: string, wanted: boolean): NowPlaying | null {
  const [nowPlaying, setNowPlaying] = useState<NowPlaying | null>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    const stop = new AbortController();
    const ask = async () => {
      if (document.hidden && !store.getState().playing) return;
      try {
        const response = await fetch(address, { signal: stop.signal });
        const playing = response.ok && readNowPlaying(await response.json());
        if (playing) setNowPlaying(playing);
      } catch {
        // The radio continues without the title; the next request may succeed.
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
  return nowPlaying;
}
