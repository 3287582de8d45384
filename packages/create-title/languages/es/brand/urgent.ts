import { unitedStatesInSpanish, type UrgentNumbers } from '@daily-nest/brand';

/** The numbers for this title’s readers, with what each has in Spanish. */
export const urgent: UrgentNumbers = unitedStatesInSpanish;
