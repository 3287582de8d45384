import { defineCard } from '@daily-nest/brand/card';
import { dailyNest } from './spec.ts';

export const card = defineCard(
  dailyNest({ youngSerif: 'serif', newsreader: 'serif', atkinson: 'sans-serif' }),
  [
    {
      name: 'Young Serif',
      file: '@fontsource/young-serif/files/young-serif-latin-400-normal.woff',
      weight: 400,
    },
    {
      name: 'Young Serif Extended',
      file: '@fontsource/young-serif/files/young-serif-latin-ext-400-normal.woff',
      weight: 400,
    },
  ],
);
