/** What is being played right now, as the stream's own metadata tells it. */
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
 * Where the radio keeps its state. A zustand store of `RadioState` (or of more than that) fits without an
 * adapter, so a host can keep the volume for the next visit or show a bar of its own.
 */
export interface RadioStore {
  getState: () => RadioState;
  // A method on purpose: a store of more than RadioState takes wider changes, and methods are compared both ways.
  setState(change: Partial<RadioState>): void;
  subscribe: (listener: () => void) => () => void;
  /** The state the server rendered with. Without it, the present state is taken. */
  getInitialState?: () => RadioState;
}

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
  const first: RadioState = { ...initialRadioState, ...initial };
  const listeners = new Set<() => void>();
  let state = first;
  return {
    getState: () => state,
    getInitialState: () => first,
    setState(change) {
      const next = { ...state, ...change };
      const keys = Object.keys(change) as (keyof RadioState)[];
      if (keys.every((key) => Object.is(next[key], state[key]))) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
