'use client';

import { createContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLabels } from '../provider/context.ts';
import { english, type RadioLabels } from './labels.ts';
import * as css from './RadioProvider.css.ts';
import { announcementFor } from './rules.ts';
import { createStation, type RadioActions } from './station.ts';
import { createRadioStore, type NowPlaying, type RadioStore } from './store.ts';
import { useMediaSession } from './use-media-session.ts';

/** The context value of the provider. */
export interface RadioContextValue extends RadioActions {
  store: RadioStore;
  title: string;
  subtitle: string;
  nowPlaying: NowPlaying | null;
  words: RadioLabels;
}

export const RadioContext = createContext<RadioContextValue | null>(null);

export interface RadioProviderProps {
  /**
   * The address of the stream, for example `/api/stream?port=8076`. Nothing is loaded before the first play.
   */
  src: string;
  /** The name of the station. @default 'Live Radio' */
  title?: string;
  /** The line below the name. @default '24/7 live stream' */
  subtitle?: string;
  /** The current piece, from the stream's metadata; also shown on the lock screen. */
  nowPlaying?: NowPlaying | null;
  /** A square picture for the lock screen. */
  artwork?: string;
  /** The store of its state. @default a store of its own */
  store?: RadioStore;
  /**
   * Set on the radio's own page: without scripts, the browser's own player is shown at its bottom.
   * @default false
   */
  withoutScript?: boolean;
  /** Replaces some of the built-in texts of the radio and its views. */
  labels?: Partial<RadioLabels>;
  /** The page, with RadioPlayer or RadioBar anywhere inside. */
  children?: ReactNode;
}

/**
 * The radio: the single `<audio>` of the page, its rules, its screen reader announcements and the lock
 * screen's buttons. Mount it above everything that navigation changes, and put RadioPlayer or RadioBar below
 * it. Renders the audio element and a visually hidden status line after its children.
 */
export function RadioProvider({
  src,
  title: givenTitle,
  subtitle: givenSubtitle,
  nowPlaying = null,
  artwork,
  store: given,
  withoutScript = false,
  labels,
  children,
}: RadioProviderProps) {
  const words = useLabels('radio', english, labels);
  const { unavailable, cannotStart } = words;
  const title = givenTitle ?? words.title;
  const subtitle = givenSubtitle ?? words.subtitle;
  const [own] = useState(() => createRadioStore());
  const store = given ?? own;
  const station = useMemo(
    () => createStation(store, { unavailable, cannotStart }),
    [store, unavailable, cannotStart],
  );
  const audio = useRef<HTMLAudioElement>(null);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => (audio.current ? station.attach(audio.current) : undefined), [station]);

  useEffect(
    () =>
      store.subscribe((after, before) => {
        const text = announcementFor(before, after, title, words);
        if (text !== null) setAnnouncement(text);
      }),
    [store, title, words],
  );

  useMediaSession({ store, station, title, subtitle, nowPlaying, artwork });

  const value = useMemo(
    () => ({ ...station, store, title, subtitle, nowPlaying, words }),
    [station, store, title, subtitle, nowPlaying, words],
  );

  return (
    <RadioContext value={value}>
      {children}
      {/* A live stream has no caption track. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio
        ref={audio}
        src={src}
        preload="none"
        crossOrigin="anonymous"
        controls={withoutScript}
        className={withoutScript ? css.withoutScript : undefined}
      />
      <output className={css.announcer}>{announcement}</output>
    </RadioContext>
  );
}
