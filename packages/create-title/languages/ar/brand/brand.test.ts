import { brandConformance } from '@daily-nest/brand/conformance';
import * as title from './index.ts';
import { look } from './spec.ts';

const file = (name: string) => new URL(`fonts/${name}.woff2`, import.meta.url);

brandConformance({
  ...title,
  spec: look('serif', 'serif'),
  firstFonts: ['el-messiri', 'noto-naskh'].map(file),
});
