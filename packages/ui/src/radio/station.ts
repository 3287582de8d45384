import {
  afterVolume,
  errorAfterRejection,
  isAbort,
  type RadioErrors,
  radioErrors,
  reconnectDelay,
} from './rules.ts';
import type { RadioStore } from './store.ts';

/** The actions of a listener. */
export interface RadioActions {
  /** Connects and plays live sound. */
  play: () => void;
  /** Stops and disconnects, so that a paused page has no connection. */
  pause: () => void;
  /** Plays when paused, pauses when playing. */
  toggle: () => void;
  /** Mutes, or un-mutes at the previous volume. */
  toggleMuted: () => void;
  /** Sets the volume, 0 to 1; above 0 it also un-mutes. */
  setVolume: (value: number) => void;
}

/** The radio's rules for an audio element. */
export interface Station extends RadioActions {
  /**
   * Attaches the audio element. Returns a function that removes its listeners and ends every attempt to
   * connect.
   */
  attach: (audio: HTMLAudioElement) => () => void;
}

/** How long a stream may send no data before it counts as lost, in milliseconds. */
export const stallLimit = 10_000;

/** How long there may be silence before the loss is reported, in milliseconds. It may recover by itself. */
export const silenceLimit = 2500;

/** How long the first sound may take after the press on play, in milliseconds. */
export const connectLimit = 20_000;

/**
 * Creates the rules behind the buttons. All state is in the store; `attach` sets the audio element. A stream
 * that fails before its first sound stops with an error; one that is lost while the reader listens is retried
 * with backoff until it plays or the reader pauses.
 */
export function createStation(store: RadioStore, errors: RadioErrors = radioErrors): Station {
  let audio: HTMLAudioElement | null = null;
  let turn = 0;
  let attempt = 0;
  let played = false;
  /** Whether play was pressed before an element was attached. */
  let early = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let stall: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const clearTimers = () => {
    clearTimeout(retry);
    clearTimeout(stall);
    clearTimeout(silence);
    retry = undefined;
    stall = undefined;
  };

  const stop = (error: string | null) => {
    turn += 1;
    clearTimers();
    played = false;
    attempt = 0;
    store.setState({ playing: false, connection: 'idle', error });
  };

  const rejected = (mine: number, reason: unknown) => {
    if (mine !== turn || !audio) return;
    if (audio.error) return lost();
    if (isAbort(reason)) {
      if (audio.paused) stop(null);
      return;
    }
    // Its error event came first and has already scheduled the next attempt.
    if (retry !== undefined) return;
    stop(errorAfterRejection(reason, null, errors));
  };

  const connect = () => {
    early = !audio;
    if (!audio) return;
    turn += 1;
    const mine = turn;
    const again = played;
    watch(again ? stallLimit : connectLimit);
    let promise: Promise<void> | undefined;
    try {
      promise = audio.play();
    } catch (reason) {
      rejected(mine, reason);
      return;
    }
    // In very old browsers play() returns undefined; they fire the playing event.
    promise
      ?.then(() => (mine === turn && !again ? live() : undefined))
      .catch((reason: unknown) => rejected(mine, reason));
  };

  const live = () => {
    if (!store.getState().playing) return;
    clearTimers();
    played = true;
    attempt = 0;
    store.setState({ connection: 'live', error: null });
  };

  function watch(limit: number) {
    clearTimeout(stall);
    stall = setTimeout(lost, limit);
  }

  function reportLoss() {
    store.setState({ connection: 'reconnecting', error: errors.unavailable });
  }

  function lost() {
    clearTimeout(stall);
    if (!store.getState().playing) {
      store.setState({ error: errors.unavailable });
      return;
    }
    if (!played) {
      stop(errors.unavailable);
      audio?.pause();
      if (audio) disconnect(audio);
      return;
    }
    reportLoss();
    if (retry !== undefined) return;
    retry = setTimeout(() => {
      retry = undefined;
      attempt += 1;
      if (audio) disconnect(audio);
      connect();
    }, reconnectDelay(attempt));
  }

  const play = () => {
    if (store.getState().playing) return;
    clearTimers();
    played = false;
    attempt = 0;
    store.setState({ playing: true, connection: 'connecting', error: null });
    if (audio?.error) disconnect(audio);
    connect();
  };

  const pause = () => {
    stop(null);
    if (!audio) return;
    audio.pause();
    disconnect(audio);
  };

  return {
    play,
    pause,
    toggle: () => (store.getState().playing ? pause() : play()),
    toggleMuted: () => store.setState({ muted: !store.getState().muted }),
    setVolume: (value) => store.setState(afterVolume(store.getState(), value)),

    attach(element) {
      audio = element;
      const sync = () => {
        const { muted, volume } = store.getState();
        if (element.volume !== volume) element.volume = volume;
        if (element.muted !== muted) element.muted = muted;
      };
      // Unplugged headphones, another app that takes the sound, or a script of the page.
      const pausedOutside = () => {
        if (!element.paused || element.ended || element.error) return;
        if (store.getState().playing && retry === undefined && played) pause();
      };
      const playedOutside = () => {
        if (element.paused || store.getState().playing) return;
        played = false;
        store.setState({ playing: true, connection: 'connecting', error: null });
      };
      const ended = () => {
        if (store.getState().playing) lost();
      };
      const waiting = () => {
        if (!played || !store.getState().playing || retry !== undefined) return;
        watch(stallLimit);
        clearTimeout(silence);
        silence = setTimeout(reportLoss, silenceLimit);
      };
      const online = () => {
        if (retry === undefined) return;
        clearTimers();
        disconnect(element);
        connect();
      };
      const events: [string, () => void][] = [
        ['error', lost],
        ['ended', ended],
        ['playing', live],
        ['waiting', waiting],
        ['pause', pausedOutside],
        ['play', playedOutside],
      ];
      for (const [name, listener] of events) element.addEventListener(name, listener);
      window.addEventListener('online', online);
      const unsubscribe = store.subscribe(sync);
      sync();
      // Plays only after a press before the element was attached, not because of a restored state.
      if (early && store.getState().playing) connect();
      return () => {
        for (const [name, listener] of events) element.removeEventListener(name, listener);
        window.removeEventListener('online', online);
        unsubscribe();
        clearTimers();
        if (!element.paused) stop(null);
        audio = null;
      };
    },
  };
}

// Setting the address again drops the old connection and any old error. Unlike load() it respects
// preload="none": nothing is loaded until the next play().
function disconnect(element: HTMLAudioElement): void {
  const address = element.getAttribute('src');
  if (address !== null) element.setAttribute('src', address);
}
