import type { BrandNames } from '@daily-nest/brand';
import { themeColor } from './spec.ts';

/** Who you are. `tagline`, `network` and `founded` may be added once they are true. */
export const names: BrandNames = {
  brand: 'my-title',
  name: 'My Title',
  shortName: 'My Title',
  siteSuffix: 'My Title',
  domain: 'my-title.example',
  description: 'My Title is a magazine for parents and families.',
  keywords: ['parenting', 'families', 'children'],
  locale: 'en-US',
  examples: ['hours', 'experts'],
  themeColor,
};
