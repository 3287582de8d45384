import { staff } from '@daily-nest/content/staff';
import { ages } from '@daily-nest/content/ages';
import { series } from '@daily-nest/content/series';
import { enterGoes, linksSayWhereTheyGo, tabThrough } from '@daily-nest/site/browser-tests/tab-through';
import { test } from '../support/test.ts';

const lists = [
  ...staff.map(({ id }) => `/people/${id}`),
  ...ages.map(({ slug }) => `/ages/${slug}`),
  ...series.map(({ slug }) => `/series/${slug}`),
];

for (const path of [
  '/people',
  '/ages',
  '/series',
  ...lists,
  '/standards',
  '/corrections',
  '/urgent',
  '/saved',
])
  for (const width of [390, 1280])
    test(`${path} has the right tab stops at ${width} px, and Enter opens the target of each link`, async ({
      page,
      request,
    }) => {
      test.setTimeout(240_000);
      await page.setViewportSize({ width, height: 844 });
      const stops = await tabThrough(page, path);
      await linksSayWhereTheyGo(request, path, stops);
      // A feed is for another program.
      for (const stop of stops)
        if (/^(?:#|\/(?!feeds))/.test(stop.href ?? '')) await enterGoes(page, path, stop);
    });
