import type { Mark } from '@daily-nest/brand';

/** The mark of the title: two eggs in a nest under an arch. */
export const mark: Mark = {
  size: 40,
  shapes: [
    { fill: 'figure', d: 'M4 38V18a16 16 0 0 1 32 0v20Z' },
    { fill: 'bright', d: 'M11.7 18a4.1 5.4 0 1 1 8.2 0a4.1 5.4 0 1 1-8.2 0Z' },
    { fill: 'bright', d: 'M20.1 18a4.1 5.4 0 1 1 8.2 0a4.1 5.4 0 1 1-8.2 0Z' },
    { fill: 'counter', d: 'M7.5 20.5h25c0 8-5 13-12.5 13s-12.5-5-12.5-13Z' },
    { stroke: 'figure', strokeWidth: 1.8, d: 'M9.5 25.5c5 2.5 16 2.5 21 0M13 30c4 1.5 10 1.5 14 0' },
  ],
};
