import { leftOut as notInArabic, type Part } from '@daily-nest/content/left-out';

/** A small magazine, articles and urgent help: without what is not in Arabic, and without donations. */
export const leftOut: readonly Part[] = [...notInArabic, 'donation'];
