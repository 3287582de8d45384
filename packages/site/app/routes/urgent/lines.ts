import { createContext, use } from 'react';
import type { UrgentNumbers } from '@daily-nest/brand';

/** The numbers of the title. They are part of the page's data, so that no other page contains them. */
export const LinesContext = createContext<UrgentNumbers | undefined>(undefined);

export function useLines(): UrgentNumbers {
  const lines = use(LinesContext);
  if (!lines)
    throw new Error('web: a part of /urgent is outside <LinesContext>, so it has no number to call.');
  return lines;
}
