import { createContext, use } from 'react';
import type { UrgentNumbers } from '@daily-nest/brand';

/** The numbers of the title. They come with the page's data, so that no other page carries them. */
export const LinesContext = createContext<UrgentNumbers | undefined>(undefined);

export function useLines(): UrgentNumbers {
  const lines = use(LinesContext);
  if (!lines)
    throw new Error('web: a part of /urgent stands outside <LinesContext>, so it knows no number to call.');
  return lines;
}
