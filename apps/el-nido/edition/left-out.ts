import { leftOut as notInSpanish, type Part } from '@daily-nest/content/left-out';

/** A small magazine, articles and urgent help: without what is not in Spanish, and without donations. */
export const leftOut: readonly Part[] = [...notInSpanish, 'donation'];
