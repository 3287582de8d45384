import type { NowPlaying } from '@daily-nest/ui/radio';

/** What is on, as the backend tells it; nothing where it says something else. */
export function readNowPlaying(json: unknown): NowPlaying | undefined {
  const { title, artist } = (json ?? {}) as Record<string, unknown>;
  if (typeof title !== 'string' || title === '') return undefined;
  if (artist !== undefined && artist !== null && typeof artist !== 'string') return undefined;
  return artist ? { title, artist } : { title };
}
