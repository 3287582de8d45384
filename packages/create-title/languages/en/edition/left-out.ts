import type { Part } from '@daily-nest/content/left-out';

/** The parts that the title does not have; take a name out, and its pages, links and tests are there. */
export const leftOut: readonly Part[] = ['ads', 'books', 'donation', 'events', 'partners', 'radio'];
