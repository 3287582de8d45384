import { unitedStates, type UrgentNumbers } from '@daily-nest/brand';

/** The numbers for this title’s readers. */
export const urgent: UrgentNumbers = unitedStates;
