import type { Part } from '@daily-nest/content/parts';

/** The library of the town has the books. */
export const leftOut: readonly Part[] = ['books'];
