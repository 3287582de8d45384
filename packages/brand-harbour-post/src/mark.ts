import type { Mark } from '@daily-nest/brand';

/** The mark of the title: a lighthouse over the sea. */
export const mark: Mark = {
  size: 40,
  paper: [
    { fill: 'figure', d: 'M2 20a18 18 0 1 1 36 0a18 18 0 1 1-36 0Z' },
    { fill: 'counter', d: 'M17 14h6l2.5 16h-11Z' },
    { fill: 'bright', d: 'M16 7.5h8V13h-8ZM25 8.5l11-3v9.5l-11-3Z' },
    { fill: 'figure', d: 'M15.6 20h8.8l.6 4h-10Z' },
  ],
};
