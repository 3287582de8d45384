import type { BrandNames } from '@daily-nest/brand';
import { themeColor } from './spec.ts';

export const names: BrandNames = {
  brand: 'harbour-post',
  name: 'The Harbour Post',
  shortName: 'Harbour Post',
  tagline: 'The coast, and everyone who lives on it',
  siteSuffix: 'The Harbour Post',
  network: 'Daily Nest Network',
  domain: 'theharbourpost.example',
  description:
    'The Harbour Post is a magazine for families by the sea: the news of the coast, advice for salty households, and what happens on the quay.',
  keywords: ['coastal news', 'family news', 'harbor', 'parenting', 'local events'],
  locale: 'en-US',
  founded: 2022,
  examples: ['founded', 'hours', 'network', 'experts'],
  themeColor,
};
