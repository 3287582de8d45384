import type { Part } from '@daily-nest/content/left-out';

/** The library of the town has the books. */
export const leftOut: readonly Part[] = ['books'];
