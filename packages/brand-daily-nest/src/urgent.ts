import { unitedStates, type UrgentNumbers } from '@daily-nest/brand';

/** Whom this title’s readers call. */
export const urgent: UrgentNumbers = unitedStates;
