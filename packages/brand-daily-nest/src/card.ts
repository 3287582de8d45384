import { defineCard } from '@daily-nest/brand/card';
import { dailyNest } from './spec.ts';

export const card = defineCard(dailyNest('serif'), [
  { name: 'Newsreader', file: '@fontsource/newsreader/files/newsreader-latin-600-normal.woff', weight: 600 },
  {
    name: 'Newsreader Extended',
    file: '@fontsource/newsreader/files/newsreader-latin-ext-600-normal.woff',
    weight: 600,
  },
]);
