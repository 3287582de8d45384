import type { Mark, MarkShape } from '@daily-nest/brand';

const cup = 'M4 34c9 5 47 5 56 0 0 15-11 25-28 25S4 49 4 34Z';
const twigs =
  'M2 36c14 6 44 7 60-1M6 43c14 6 38 6 52-1M12 51c12 4 28 4 40-1M10 33c10 8 34 18 44 18M54 33c-8 8-26 18-40 18';

/** Seven specks, scattered so that no two look like eyes. */
const specks =
  'M23 25l2.6-1 .9 2.2-2.2 1.3ZM28.6 14.2l1.7-.5.4 1.6-1.4.7ZM38.6 20l2 .3-.2 2.3-2.2-.5ZM33.8 28.4l1.3-.2.2 1.4-1.4.2ZM42.6 29.6l1.3.8-.6 1.4-1.5-.6ZM21.4 33l1.2.3-.2 1.2-1.3-.3ZM35.4 10.8l.9.5-.4.9-1-.4Z';

function eggInNest(shell: `#${string}`, shade: `#${string}`): MarkShape[] {
  return [
    { rocks: true, fill: shell, d: 'M32 6c9 0 16 13 16 23S41 46 32 46 16 39 16 29 23 6 32 6Z' },
    { rocks: true, fill: shade, d: 'M32 6c9 0 16 13 16 23S41 46 32 46c8-6 11-30 0-40Z' },
    { rocks: true, fill: '#14212b', d: specks },
    { fill: '#14212b', d: cup },
    { stroke: '#f4c430', strokeWidth: 2.6, d: twigs },
  ];
}

/**
 * The mark of the title: a speckled egg in a nest, robin's-egg blue on paper and white on the masthead; in
 * the dark scheme a moon.
 */
export const mark: Mark = {
  size: 64,
  paper: eggInNest('#9fd8d2', '#7fc4bd'),
  masthead: eggInNest('#fdfdfa', '#d9ecea'),
  night: [
    { rocks: true, fill: '#f5e3a6', d: 'M39 5a19 19 0 1 0 14 31 16 16 0 1 1-14-31Z' },
    { fill: '#b98750', d: cup },
    { stroke: '#f3d9a8', strokeWidth: 2.6, d: twigs },
  ],
};
