import { unitedStatesInArabic, type UrgentNumbers } from '@daily-nest/brand';

/** The numbers of the United States, with how to ask for Arabic. */
export const urgent: UrgentNumbers = unitedStatesInArabic;
