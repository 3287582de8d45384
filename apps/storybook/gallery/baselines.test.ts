/**
 * Compares every component with its pictures in `baselines/`, in the Daily Nest's light and dark schemes;
 * `baselines.brands.long.test.ts` covers the other brands. `pnpm --filter @daily-nest/storybook
 * baselines:update` replaces all pictures (with `-t '^Header '` those of one component). After a difference
 * it writes `test-results/baselines/index.html`: before, after and difference.
 */
import { expect, it } from 'vitest';
import { unusedBaselines } from './baseline-files.ts';
import { brandNames } from './page.ts';
import { comparePictures, components, dailyBrand, fileOf, picturedLooks } from './pictures.ts';

comparePictures([dailyBrand], 'baselines');

it('has no baselines of removed components', async () => {
  const wanted = components.flatMap(({ component }) =>
    picturedLooks(brandNames).map((look) => fileOf(component, look)),
  );
  expect(
    await unusedBaselines('quick', wanted),
    'pnpm --filter @daily-nest/storybook baselines:update',
  ).toEqual([]);
});
