import { brandConformance } from '@daily-nest/brand/conformance';
import * as title from './index.ts';
import { dailyNest } from './spec.ts';

const file = (name: string) => new URL(`fonts/${name}.woff2`, import.meta.url);

brandConformance({
  ...title,
  spec: dailyNest({ youngSerif: 'serif', newsreader: 'serif', atkinson: 'sans-serif' }),
  firstFonts: ['young-serif', 'newsreader', 'newsreader-italic', 'atkinson'].map(file),
});
