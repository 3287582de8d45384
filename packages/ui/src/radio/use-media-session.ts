'use client';

import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { RadioActions } from './station.ts';
import type { NowPlaying, RadioStore } from './store.ts';

interface MediaSessionInput {
  store: RadioStore;
  station: RadioActions;
  title: string;
  subtitle: string;
  nowPlaying: NowPlaying | null;
  artwork?: string;
}

/**
 * Shows the current piece on the lock screen, and handles play and pause of headsets and media keys. Does
 * nothing in browsers without media session.
 */
export function useMediaSession({ store, station, title, subtitle, nowPlaying, artwork }: MediaSessionInput) {
  const playing = useStore(store, (state) => state.playing);
  const piece = nowPlaying?.title ?? title;
  const artist = nowPlaying ? (nowPlaying.artist ?? title) : subtitle;

  useEffect(() => {
    const session = navigator.mediaSession as MediaSession | undefined;
    if (!session) return undefined;
    session.setActionHandler('play', station.play);
    session.setActionHandler('pause', station.pause);
    session.setActionHandler('stop', station.pause);
    return () => {
      session.setActionHandler('play', null);
      session.setActionHandler('pause', null);
      session.setActionHandler('stop', null);
    };
  }, [station]);

  useEffect(() => {
    const session = navigator.mediaSession as MediaSession | undefined;
    if (!session || typeof MediaMetadata === 'undefined') return;
    session.metadata = new MediaMetadata({
      title: piece,
      artist,
      album: title,
      artwork: artwork ? [{ src: artwork }] : [],
    });
  }, [piece, artist, title, artwork]);

  useEffect(() => {
    const session = navigator.mediaSession as MediaSession | undefined;
    if (session) session.playbackState = playing ? 'playing' : 'paused';
  }, [playing]);
}
