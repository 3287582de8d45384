import type { Mark } from '@daily-nest/brand';

/** The mark of the title: a swallow that flies home over a bowl of clay. */
export const mark: Mark = {
  size: 40,
  paper: [
    { fill: 'figure', d: 'M4 21h32a16 16 0 0 1-32 0Z' },
    { fill: 'bright', d: 'M20 16l13-11-4 11 4 2-13 3-13-3 4-2-4-11Z' },
    { fill: 'counter', d: 'M9 25h22l-1.4 2.6H10.4Z' },
  ],
};
