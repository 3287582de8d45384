import { unitedStatesInSpanish, type UrgentNumbers } from '@daily-nest/brand';

/** The numbers of the United States, with what each has in Spanish. */
export const urgent: UrgentNumbers = unitedStatesInSpanish;
