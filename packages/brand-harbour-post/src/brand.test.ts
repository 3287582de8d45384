import { brandConformance } from '@daily-nest/brand/conformance';
import * as title from './index.ts';
import { harbourPost } from './spec.ts';

const file = (name: string) => new URL(`fonts/${name}.woff2`, import.meta.url);

brandConformance({
  ...title,
  spec: harbourPost('sans-serif', 'serif'),
  firstFonts: ['bricolage-display', 'bricolage-ui', 'bitter-text'].map(file),
});
