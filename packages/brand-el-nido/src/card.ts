import { defineCard } from '@daily-nest/brand/card';
import { elNido } from './spec.ts';

export const card = defineCard(elNido('serif', 'sans-serif'), [
  { name: 'Alegreya', file: '@fontsource/alegreya/files/alegreya-latin-800-normal.woff', weight: 800 },
]);
