import { brandConformance } from '@daily-nest/brand/conformance';
import { expect, it } from 'vitest';
import * as title from './index.ts';
import { dailyNest } from './spec.ts';

const file = (name: string) => new URL(`fonts/${name}.woff2`, import.meta.url);

brandConformance({
  ...title,
  spec: dailyNest({ youngSerif: 'serif', newsreader: 'serif', atkinson: 'sans-serif' }),
  firstFonts: ['young-serif', 'newsreader', 'newsreader-italic', 'atkinson'].map(file),
});

it('has the eight links and the sixteen sections of docs/product.md', () => {
  expect(title.nav.map(({ label }) => label).join(' ')).toBe(
    'Home Books Radio Blog Partners FAQ Contact About',
  );
  expect(title.sections.map(({ label }) => label)).toEqual([
    'Local News',
    'National News',
    'World News',
    'Politics',
    'Business',
    'Technology',
    'Automotive',
    'Real Estate',
    'Health & Wellness',
    'Sports',
    'Arts & Culture',
    'Food & Dining',
    'Lifestyle',
    'Opinion',
    'Archives',
    'Local Events',
  ]);
});

it('has the lists that readers come for on its shelf', () => {
  expect(title.shelf.map(({ href }) => href)).toEqual([
    '/ages',
    '/health-wellness',
    '/parenting-tips',
    '/community-stories',
    '/articles',
    '/series',
  ]);
});
