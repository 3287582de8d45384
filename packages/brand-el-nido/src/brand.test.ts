import { brandConformance } from '@daily-nest/brand/conformance';
import * as title from './index.ts';
import { elNido } from './spec.ts';

const file = (name: string) => new URL(`fonts/${name}.woff2`, import.meta.url);

brandConformance({
  ...title,
  spec: elNido('serif', 'sans-serif'),
  firstFonts: ['alegreya-display', 'alegreya-text', 'alegreya-sans'].map(file),
});
