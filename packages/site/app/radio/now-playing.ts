import type { NowPlaying } from '@daily-nest/ui/radio';

/** Parses the backend's answer; returns undefined if it is not a piece. */
export function readNowPlaying(json: unknown): NowPlaying | undefined {
  const { title, artist } = (json ?? {}) as Record<string, unknown>;
  if (typeof title !== 'string' || title === '') return undefined;
  if (artist !== undefined && artist !== null && typeof artist !== 'string') return undefined;
  return artist ? { title, artist } : { title };
}
