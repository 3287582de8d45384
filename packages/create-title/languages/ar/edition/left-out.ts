import { leftOut as notInArabic, type Part } from '@daily-nest/content/left-out';

/** The parts that the title does not have: those without words in Arabic, and those that you do not want. */
export const leftOut: readonly Part[] = [...notInArabic, 'donation'];
