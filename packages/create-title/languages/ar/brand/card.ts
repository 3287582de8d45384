import { defineCard } from '@daily-nest/brand/card';
import { look } from './spec.ts';

export const card = defineCard(look('serif', 'serif'), [
  {
    name: 'Noto Naskh Arabic',
    file: '@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-700-normal.woff',
    weight: 700,
  },
  {
    name: 'Noto Naskh Latin',
    file: '@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-latin-700-normal.woff',
    weight: 700,
  },
]);
