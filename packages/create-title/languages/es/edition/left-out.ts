import { leftOut as notInSpanish, type Part } from '@daily-nest/content/left-out';

/** The parts that the title does not have: those without words in Spanish, and those that you do not want. */
export const leftOut: readonly Part[] = [...notInSpanish, 'donation'];
