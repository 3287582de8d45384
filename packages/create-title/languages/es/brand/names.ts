import type { BrandNames } from '@daily-nest/brand';
import { themeColor } from './spec.ts';

/** Who you are. `tagline`, `network` and `founded` may be added once they are true; `locale` says which Spanish it is. */
export const names: BrandNames = {
  brand: 'my-title',
  name: 'My Title',
  shortName: 'My Title',
  siteSuffix: 'My Title',
  domain: 'my-title.example',
  description: 'My Title es una revista para madres, padres y familias.',
  keywords: ['crianza', 'familias', 'niños'],
  locale: 'es-US',
  examples: ['hours', 'experts'],
  themeColor,
};
