import { createStore, type StoreApi } from 'zustand/vanilla';

/** What is being played right now, from the stream's own metadata. */
export interface NowPlaying {
  /** Title of the piece or the programme. */
  title: string;
  /** Who plays or speaks, when the stream says so. */
  artist?: string;
}

/** How the reader's wish to listen is being met. */
export type RadioConnection = 'idle' | 'connecting' | 'live' | 'reconnecting';

/** Everything a view of the radio needs to draw itself. */
export interface RadioState {
  /** The reader pressed play and has not paused since. */
  playing: boolean;
  /** Sound is off, whatever the volume says. */
  muted: boolean;
  /** 0 to 1 in steps of 0.01. Kept while muted, so that un-muting returns to it. */
  volume: number;
  /** The sentence shown in red under the controls, or null. */
  error: string | null;
  /** How the wish to listen is being met. */
  connection: RadioConnection;
}

/**
 * Where the radio keeps its state: a zustand store of `RadioState`, or of more than that, so that a host can keep the volume for the
 * next visit or show a bar of its own.
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

/** Makes a store of its own for one page. Call it once a page, never at module level: a server would share it between readers. */
export function createRadioStore(initial: Partial<RadioState> = {}): RadioStore {
  return createStore(() => ({ ...initialRadioState, ...initial }));
}
