import { fill } from '../provider/fill.ts';
import { english, type RadioLabels } from './labels.ts';
import type { RadioState } from './store.ts';

/** The two sentences a listener can see under the controls. */
export type RadioErrors = Pick<RadioLabels, 'unavailable' | 'cannotStart'>;

/** The same in English. */
export const radioErrors: RadioErrors = {
  unavailable: english.unavailable,
  cannotStart: english.cannotStart,
};

/** Brings any number into 0 to 1 on the grid of 0.01, without the dust of binary fractions. */
export function toVolume(value: number): number {
  if (Number.isNaN(value)) return 0;
  return Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
}

/** The slider stands at 0 while muted; the volume itself does not change. */
export function shownVolume({ muted, volume }: Pick<RadioState, 'muted' | 'volume'>): number {
  return muted ? 0 : volume;
}

/** Nothing can be heard: the muted icon is due, whether by the button or by the volume. */
export function isSilent(state: Pick<RadioState, 'muted' | 'volume'>): boolean {
  return shownVolume(state) === 0;
}

/** Moving the volume above 0 un-mutes; moving it to 0 leaves the mute button as it is. */
export function afterVolume(
  { muted }: Pick<RadioState, 'muted'>,
  value: number,
): Pick<RadioState, 'muted' | 'volume'> {
  const volume = toVolume(value);
  return { volume, muted: volume > 0 ? false : muted };
}

/**
 * What a rejected `play()` shows: the media error's sentence when the element has one, nothing when the
 * attempt was merely given up (AbortError), else that playback could not start.
 */
export function errorAfterRejection(
  reason: unknown,
  mediaError: MediaError | null,
  errors: RadioErrors = radioErrors,
): string | null {
  if (mediaError) return errors.unavailable;
  return isAbort(reason) ? null : errors.cannotStart;
}

/** A browser rejects `play()` with an AbortError when the attempt was interrupted, which is no failure. */
export function isAbort(reason: unknown): boolean {
  return (reason as { name?: unknown } | null | undefined)?.name === 'AbortError';
}

/**
 * Milliseconds before reconnection attempt number `attempt` (from 0): 1, 2, 4, 8, 16 and then 30 seconds,
 * a fifth more or less, so that the listeners of a restarted station do not all return in the same second.
 */
export function reconnectDelay(attempt: number, random: number = Math.random()): number {
  const base = Math.min(30_000, 1000 * 2 ** attempt);
  return Math.round(base * (0.8 + 0.4 * random));
}

/** The sentence a screen reader hears when the state goes from `before` to `after`; null when nothing is worth saying. */
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
