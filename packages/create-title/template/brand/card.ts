import { defineCard } from '@daily-nest/brand/card';
import { look } from './spec.ts';

/** The faces of social cards, which are drawn outside of a browser. */
export const card = defineCard(look('sans-serif', 'serif'), [
  { name: 'Bitter', file: '@fontsource/bitter/files/bitter-latin-700-normal.woff', weight: 700 },
  { name: 'Bitter Extended', file: '@fontsource/bitter/files/bitter-latin-ext-700-normal.woff', weight: 700 },
]);
