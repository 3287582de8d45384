import type { Mark } from '@daily-nest/brand';

/** The mark of the title: an eight-pointed star of a tiled wall, with an egg in its middle. */
export const mark: Mark = {
  size: 40,
  paper: [
    { fill: 'figure', d: 'M8 8h24v24H8Z' },
    { fill: 'figure', d: 'M20 3l17 17-17 17L3 20Z' },
    {
      fill: 'counter',
      d: 'M20 11c4.5 0 7.5 5.5 7.5 10.200a7.500 7.500 0 0 1-15 0C12.500 16.500 15.500 11 20 11Z',
    },
    {
      fill: 'bright',
      d: 'M20 15c2.600 0 4.400 3.400 4.400 6.200a4.400 4.400 0 0 1-8.800 0C15.600 18.400 17.400 15 20 15Z',
    },
  ],
};
