import { enterGoes, linksSayWhereTheyGo, tabThrough } from '@daily-nest/site/browser-tests/tab-through';
import { expect, test } from '../support/test.ts';

// The other new pages, at both widths and with Enter on every link: keyboard.long.spec.ts.
for (const [path, width] of [
  ['/people/daniel-reyes', 1280],
  ['/ages/pregnancy', 390],
  ['/urgent', 1280],
] as const)
  test(`${path} has the right tab stops at ${width} px, and every link names its target`, async ({
    page,
    request,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    const stops = await tabThrough(page, path);
    await linksSayWhereTheyGo(request, path, stops);
    await enterGoes(
      page,
      path,
      stops.find(({ href }) => href?.startsWith('/'))!,
    );
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
