import { unitedStatesInArabic, type UrgentNumbers } from '@daily-nest/brand';

/** The numbers for this title’s readers, with how to ask for Arabic. */
export const urgent: UrgentNumbers = unitedStatesInArabic;
