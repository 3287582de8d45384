import { describe, expect, it } from 'vitest';
import {
  afterVolume,
  announcementFor,
  errorAfterRejection,
  isSilent,
  radioErrors,
  reconnectDelay,
  shownVolume,
  toVolume,
} from './rules.ts';
import { createRadioStore, initialRadioState } from './store.ts';

const named = (name: string) => new DOMException('', name);
const state = (change: object) => ({ ...initialRadioState, ...change });

describe('volume', () => {
  it('starts at 0.9, not muted', () => {
    expect(initialRadioState).toMatchObject({ volume: 0.9, muted: false, playing: false, error: null });
  });

  it('is between 0 and 1 in steps of 0.01', () => {
    expect(toVolume(-0.2)).toBe(0);
    expect(toVolume(1.4)).toBe(1);
    expect(toVolume(0.1 + 0.2)).toBe(0.3);
    expect(toVolume(0.333)).toBe(0.33);
    expect(toVolume(Number.NaN)).toBe(0);
  });

  it('is shown as 0 while muted, and does not change', () => {
    expect(shownVolume({ muted: true, volume: 0.7 })).toBe(0);
    expect(shownVolume({ muted: false, volume: 0.7 })).toBe(0.7);
  });

  it('counts as silent when muted and when 0', () => {
    expect(isSilent({ muted: true, volume: 0.7 })).toBe(true);
    expect(isSilent({ muted: false, volume: 0 })).toBe(true);
    expect(isSilent({ muted: false, volume: 0.01 })).toBe(false);
  });

  it('un-mutes only when moved above 0', () => {
    expect(afterVolume({ muted: true }, 0.01)).toEqual({ muted: false, volume: 0.01 });
    expect(afterVolume({ muted: true }, 0)).toEqual({ muted: true, volume: 0 });
    expect(afterVolume({ muted: false }, 0)).toEqual({ muted: false, volume: 0 });
  });
});

describe('errors', () => {
  it('have two messages', () => {
    expect(radioErrors.unavailable).toBe('Stream temporarily unavailable.');
    expect(radioErrors.cannotStart).toBe('Unable to start playback. Please try again.');
  });

  it('name the stream for a media error, else the start; an interruption is not an error', () => {
    expect(errorAfterRejection(named('NotSupportedError'), {} as MediaError)).toBe(radioErrors.unavailable);
    expect(errorAfterRejection(named('AbortError'), {} as MediaError)).toBe(radioErrors.unavailable);
    expect(errorAfterRejection(named('NotAllowedError'), null)).toBe(radioErrors.cannotStart);
    expect(errorAfterRejection(undefined, null)).toBe(radioErrors.cannotStart);
    expect(errorAfterRejection(named('AbortError'), null)).toBeNull();
  });
});

describe('reconnection', () => {
  it('waits 1, 2, 4, 8, 16 and then 30 seconds', () => {
    expect([0, 1, 2, 3, 4, 5, 20].map((attempt) => reconnectDelay(attempt, 0.5))).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
    ]);
  });

  it('varies by a fifth', () => {
    expect(reconnectDelay(1, 0)).toBe(1600);
    expect(reconnectDelay(1, 1)).toBe(2400);
  });
});

const said = (before: object, after: object) => announcementFor(state(before), state(after), 'Live Radio');

describe('announcements', () => {
  it.each([
    [{}, { connection: 'connecting' }, 'Connecting to Live Radio.'],
    [{ connection: 'connecting' }, { connection: 'live' }, 'Live Radio is playing.'],
    [{ connection: 'live' }, { connection: 'reconnecting' }, 'Connection lost. Trying to reconnect.'],
    [{ connection: 'reconnecting' }, { connection: 'live' }, 'Connected again. Live Radio is playing.'],
    [{ connection: 'live' }, { connection: 'idle' }, 'Live Radio is paused.'],
    [{}, { muted: true }, 'Sound is off.'],
    [{ muted: true }, {}, 'Sound is on.'],
  ])('%j → %j: %s', (before, after, text) => {
    expect(said(before, after)).toBe(text);
  });

  it('leave errors to the alert and the volume to the slider', () => {
    expect(said({ connection: 'connecting' }, { error: radioErrors.cannotStart })).toBeNull();
    expect(said({}, { volume: 0.5 })).toBeNull();
  });
});

describe('createRadioStore', () => {
  it('creates independent stores', () => {
    const one = createRadioStore();
    const other = createRadioStore();
    one.setState({ muted: true });
    expect(other.getState().muted).toBe(false);
  });
});
