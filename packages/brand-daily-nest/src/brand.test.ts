import { brandConformance } from '@daily-nest/brand/conformance';
import * as title from './index.ts';
import { dailyNest } from './spec.ts';

const file = (name: string) => new URL(`fonts/${name}.woff2`, import.meta.url);

brandConformance({
  ...title,
  spec: dailyNest('serif'),
  firstFonts: ['newsreader-display', 'newsreader-text', 'newsreader-italic'].map(file),
});
