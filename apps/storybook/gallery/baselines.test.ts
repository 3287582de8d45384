/**
 * Compares every component with its pictures in `baselines/`, in the Daily Nest by day and at night; `baselines.brands.long.test.ts`
 * has the other brands. `pnpm --filter @daily-nest/storybook baselines:update` takes all pictures anew (with `-t '^Header '` those of one
 * component); a run that saw something else writes `test-results/baselines/index.html`: before, after and difference.
 */
import { expect, it } from 'vitest';
import { unusedBaselines } from './baseline-files.ts';
import { brandNames } from './page.ts';
import { comparePictures, components, dailyBrand, fileOf, looksOf } from './pictures.ts';

comparePictures([dailyBrand], 'baselines');

it('keeps no picture of a component that is gone', async () => {
  const wanted = components.flatMap(({ component }) =>
    looksOf(brandNames).map((look) => fileOf(component, look)),
  );
  expect(
    await unusedBaselines('quick', wanted),
    'pnpm --filter @daily-nest/storybook baselines:update',
  ).toEqual([]);
});
