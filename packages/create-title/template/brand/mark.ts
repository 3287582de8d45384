import type { Mark } from '@daily-nest/brand';

/** The sign of the title, on a square of 40: a sheet of paper with its headline. Draw your own. */
export const mark: Mark = {
  size: 40,
  paper: [
    { fill: 'figure', d: 'M4 4h32v32h-32Z' },
    { fill: 'bright', d: 'M9 10h22v5h-22Z' },
    { fill: 'counter', d: 'M9 19h22v3h-22ZM9 25h14v3h-14Z' },
  ],
};
