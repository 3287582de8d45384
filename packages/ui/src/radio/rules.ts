import { fill } from '../provider/fill.ts';
import { english, type RadioLabels } from './labels.ts';
import type { RadioState } from './store.ts';

/** The two errors below the controls. */
export type RadioErrors = Pick<RadioLabels, 'unavailable' | 'cannotStart'>;

/** The errors in English. */
export const radioErrors: RadioErrors = {
  unavailable: english.unavailable,
  cannotStart: english.cannotStart,
};

/** Returns a number from 0 to 1 in steps of 0.01, without floating-point errors. */
export function toVolume(value: number): number {
  if (Number.isNaN(value)) return 0;
  return Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
}

/** Returns the slider's value, which is 0 while muted; the volume itself does not change. */
export function shownVolume({ muted, volume }: Pick<RadioState, 'muted' | 'volume'>): number {
  return muted ? 0 : volume;
}

/** Returns whether there is no sound, because of the mute button or the volume. */
export function isSilent(state: Pick<RadioState, 'muted' | 'volume'>): boolean {
  return shownVolume(state) === 0;
}

/** Returns the state after moving the volume. Above 0 it un-mutes; at 0 the mute button stays as it is. */
export function afterVolume(
  { muted }: Pick<RadioState, 'muted'>,
  value: number,
): Pick<RadioState, 'muted' | 'volume'> {
  const volume = toVolume(value);
  return { volume, muted: volume > 0 ? false : muted };
}

/**
 * Returns the error for a rejected `play()`: the stream's if the element has a media error, none for an
 * interrupted attempt (AbortError), else that playback could not start.
 */
export function errorAfterRejection(
  reason: unknown,
  mediaError: MediaError | null,
  errors: RadioErrors = radioErrors,
): string | null {
  if (mediaError) return errors.unavailable;
  return isAbort(reason) ? null : errors.cannotStart;
}

/** Returns whether `play()` was rejected because it was interrupted, which is not an error. */
export function isAbort(reason: unknown): boolean {
  return (reason as { name?: unknown } | null | undefined)?.name === 'AbortError';
}

/**
 * Returns the milliseconds before reconnection attempt `attempt` (from 0): 1, 2, 4, 8, 16 and then 30
 * seconds, varied by a fifth, so that the listeners of a restarted station do not all return in the same
 * second.
 */
export function reconnectDelay(attempt: number, random: number = Math.random()): number {
  const base = Math.min(30_000, 1000 * 2 ** attempt);
  return Math.round(base * (0.8 + 0.4 * random));
}

/** Returns the announcement for a change of state from `before` to `after`; null if there is none. */
export function announcementFor(
  before: RadioState,
  after: RadioState,
  title: string,
  words: RadioLabels = english,
): string | null {
  if (after.connection !== before.connection) {
    if (after.connection === 'connecting') return fill(words.saysConnecting, { title });
    if (after.connection === 'reconnecting') return words.saysLost;
    if (after.connection === 'live')
      return fill(before.connection === 'reconnecting' ? words.saysBack : words.saysPlaying, { title });
    return after.error ? null : fill(words.saysPaused, { title });
  }
  if (after.muted !== before.muted) return after.muted ? words.saysMuted : words.saysUnmuted;
  return null;
}
