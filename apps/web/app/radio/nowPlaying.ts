import type { NowPlaying } from '@daily-nest/ui/radio';
import * as z from 'zod/mini';

const answer = z.object({ title: z.string().check(z.minLength(1)), artist: z.nullish(z.string()) });

/** What is on, as the backend tells it; nothing where it says something else. */
export function readNowPlaying(json: unknown): NowPlaying | undefined {
  const parsed = z.safeParse(answer, json);
  if (!parsed.success) return undefined;
  const { title, artist } = parsed.data;
  return artist ? { title, artist } : { title };
}
