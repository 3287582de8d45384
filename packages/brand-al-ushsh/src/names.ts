import type { BrandNames } from '@daily-nest/brand';
import { themeColor } from './spec.ts';

export const names: BrandNames = {
  brand: 'al-ushsh',
  name: 'العُش',
  shortName: 'العُش',
  tagline: 'لمن يربّي بعيدًا عن بيت الطفولة',
  siteSuffix: 'العُش',
  network: 'Daily Nest Network',
  domain: 'alushsh.example',
  description: 'العُش مجلة عربية للآباء والأمهات في الولايات المتحدة: نصائح واضحة تذكر مصادرها.',
  keywords: ['تربية', 'أطفال', 'صحة الطفل', 'عائلة'],
  // Arabic with the figures that a phone's keys have.
  locale: 'ar',
  founded: 2026,
  examples: ['founded', 'hours', 'network', 'experts'],
  themeColor,
};
