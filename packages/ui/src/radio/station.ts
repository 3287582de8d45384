import {
  afterVolume,
  errorAfterRejection,
  isAbort,
  type RadioErrors,
  radioErrors,
  reconnectDelay,
} from './rules.ts';
import type { RadioStore } from './store.ts';

/** What a listener can do with the radio. */
export interface RadioActions {
  /** Starts listening, at the live edge. */
  play: () => void;
  /** Stops listening and disconnects, so that a paused page holds no connection. */
  pause: () => void;
  /** Play when paused, pause when playing. */
  toggle: () => void;
  /** Sound off, or on again at the volume it had. */
  toggleMuted: () => void;
  /** Sets the volume, 0 to 1; above 0 it also un-mutes. */
  setVolume: (value: number) => void;
}

/** The rules of the radio around one audio element. */
export interface Station extends RadioActions {
  /** Makes this the element that plays. Returns a function that removes its listeners and ends every attempt to connect. */
  attach: (audio: HTMLAudioElement) => () => void;
}

/** How long a stream may stay silent for want of data before it counts as lost, in milliseconds. */
export const stallLimit = 10_000;

/** How long the listener hears nothing before it is said that the stream is lost, in milliseconds. It may come back by itself. */
export const silenceLimit = 2500;

/** How long the first sound may take after the press on play, in milliseconds. */
export const connectLimit = 20_000;

/**
 * The rules behind the buttons. All state is in the store; `attach` gives it the audio element. A stream that fails
 * before its first sound stops with its error; one that is lost while the reader listens is retried with backoff until
 * it plays or the reader pauses.
 */
export function createStation(store: RadioStore, errors: RadioErrors = radioErrors): Station {
  let audio: HTMLAudioElement | null = null;
  let turn = 0;
  let attempt = 0;
  let played = false;
  /** Play was pressed before there was an element. */
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
    // Its error event came first and has already put the next attempt on the clock.
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
    // Very old browsers answer play() with nothing; they fire the playing event.
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
      // Headphones pulled out, another app taking the sound, or a script of the page.
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
      // Plays after a press that came before the element; a state from a store alone is no press.
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

// Setting the address anew drops the old connection and any old error, and unlike load() it keeps to
// preload="none": nothing is fetched until the next play().
function disconnect(element: HTMLAudioElement): void {
  const address = element.getAttribute('src');
  if (address !== null) element.setAttribute('src', address);
}
