import type { BrandNames } from '@daily-nest/brand';
import { themeColor } from './spec.ts';

export const names: BrandNames = {
  brand: 'daily-nest',
  name: 'The Daily Nest',
  shortName: 'Daily Nest',
  tagline: 'News and advice for families',
  siteSuffix: 'The Daily Nest',
  network: 'Daily Nest Network',
  domain: 'thedailynest.example',
  description:
    'The Daily Nest is a magazine for parents and families: researched advice, news that matters at home, and stories from the neighborhood.',
  keywords: ['parenting', 'family news', 'child development', 'family health', 'parenting tips'],
  locale: 'en-US',
  founded: 2020,
  examples: ['founded', 'hours', 'network', 'experts'],
  themeColor,
};
