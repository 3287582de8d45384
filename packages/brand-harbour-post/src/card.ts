import { defineCard } from '@daily-nest/brand/card';
import { harbourPost } from './spec.ts';

export const card = defineCard(harbourPost('sans-serif', 'serif'), [
  { name: 'Bitter', file: '@fontsource/bitter/files/bitter-latin-700-normal.woff', weight: 700 },
  {
    name: 'Bitter Extended',
    file: '@fontsource/bitter/files/bitter-latin-ext-700-normal.woff',
    weight: 700,
  },
]);
