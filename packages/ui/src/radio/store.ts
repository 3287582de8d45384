import { createStore, type StoreApi } from 'zustand/vanilla';

/** The current piece, from the stream's own metadata. */
export interface NowPlaying {
  /** Title of the piece or the programme. */
  title: string;
  /** The artist or speaker, if the stream names one. */
  artist?: string;
}

/** The state of the connection. */
export type RadioConnection = 'idle' | 'connecting' | 'live' | 'reconnecting';

/** The state that views of the radio show. */
export interface RadioState {
  /** Whether the reader pressed play and has not paused since. */
  playing: boolean;
  /** Whether the sound is off, whatever the volume. */
  muted: boolean;
  /** 0 to 1 in steps of 0.01. It does not change while muted. */
  volume: number;
  /** The error below the controls, or null. */
  error: string | null;
  /** The state of the connection. */
  connection: RadioConnection;
}

/**
 * The store of the radio's state: a zustand store of `RadioState` or more, so that a host can restore the
 * volume on the next visit or show its own bar.
 */
export type RadioStore = StoreApi<RadioState>;

/** A reader's first visit: paused, not muted, volume 0.9. */
export const initialRadioState: RadioState = {
  playing: false,
  muted: false,
  volume: 0.9,
  error: null,
  connection: 'idle',
};

/**
 * Creates the store of one page. Call it once per page, never at module level: a server would share it
 * between readers.
 */
export function createRadioStore(initial: Partial<RadioState> = {}): RadioStore {
  return createStore(() => ({ ...initialRadioState, ...initial }));
}
