import type { Part } from './parts.ts';

/**
 * The parts that this title leaves out, with their pages, links and places: none. Another title names its own in
 * `edition/left-out.ts`.
 */
export const leftOut: readonly Part[] = [];
