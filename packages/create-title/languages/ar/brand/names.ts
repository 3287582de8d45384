import type { BrandNames } from '@daily-nest/brand';
import { themeColor } from './spec.ts';

/** Who you are. `tagline`, `network` and `founded` may be added once they are true. */
export const names: BrandNames = {
  brand: 'my-title',
  name: 'My Title',
  shortName: 'My Title',
  siteSuffix: 'My Title',
  domain: 'my-title.example',
  description: 'My Title مجلة للآباء والأمهات والعائلات.',
  keywords: ['تربية', 'عائلة', 'أطفال'],
  // Arabic with the figures that a phone's keys have.
  locale: 'ar',
  examples: ['hours', 'experts'],
  themeColor,
};
