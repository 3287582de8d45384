import { staff } from '@daily-nest/content/staff';
import { ages } from '@daily-nest/content/ages';
import { series } from '@daily-nest/content/series';
import { enterGoes, linksSayWhereTheyGo, tabThrough } from '@daily-nest/site/browser-tests/tab-through';
import { expect, test } from '../support/test.ts';

const lists = [
  ...staff.map(({ id }) => `/people/${id}`),
  ...ages.map(({ slug }) => `/ages/${slug}`),
  ...series.map(({ slug }) => `/series/${slug}`),
];

for (const path of ['/people', '/ages', '/series', ...lists, '/standards', '/corrections', '/urgent'])
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

test('/saved works by keyboard: a row links to its piece, and its button removes it', async ({
  page,
  request,
}) => {
  const saved = [
    { path: '/articles/numbers-in-the-kitchen', title: 'Math at Home Begins in the Kitchen' },
    { path: '/articles/a-fever-at-three-in-the-morning', title: 'A Fever at Three in the Morning' },
  ];
  await page.goto('/saved');
  await page.evaluate((list) => localStorage.setItem('dn.savedPieces', JSON.stringify(list)), saved);
  const stops = await tabThrough(page, '/saved');
  expect(stops.map(({ name }) => name)).toEqual(expect.arrayContaining(saved.map(({ title }) => title)));
  await linksSayWhereTheyGo(request, '/saved', stops);
  await enterGoes(
    page,
    '/saved',
    stops.find(({ href }) => href === saved[1]!.path)!,
  );

  await page.goto('/saved');
  const remove = (title: string) => page.getByRole('button', { name: `Remove ${title}` });
  await remove(saved[0]!.title).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'Math at Home Begins in the Kitchen is removed.',
  );
  await expect(remove(saved[1]!.title)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Saved for later' })).toBeFocused();
});
