import { cachedPaths, cutOff, save, saveAt } from './support/saved-pages.ts';
import { expect, test } from './support/test.ts';

const fever = '/articles/a-fever-at-three-in-the-morning';

test.use({ serviceWorkers: 'allow', allowedConsole: [cutOff] });

// `offline.long.spec.ts` tests the rest: a server that is down, the last ten, a new build, a worker that
// retires.
test('a saved piece can be read without a network', { tag: '@long' }, async ({ page, context, baseURL }) => {
  await saveAt(page, baseURL + fever);
  await context.setOffline(true);
  await page.goto(fever);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A Fever at Three in the Morning');
  await expect(save(page)).toHaveAttribute('aria-pressed', 'true');
  const lead = page.locator('main figure img').first();
  await expect.poll(() => lead.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await page.getByRole('link', { name: 'Saved pieces' }).click();
  await expect(page.getByRole('region', { name: 'Saved for later' }).getByRole('listitem')).toHaveCount(1);
  expect((await page.goto('/partners'))!.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');

  await context.setOffline(false);
  await page.goto('/partners');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Partners');
});

test('an emergency and a sheet open without a network, although the reader never opened them', async ({
  page,
  context,
  baseURL,
}) => {
  await saveAt(page, baseURL + fever);
  await expect.poll(() => cachedPaths(page, 'nest-shell-1')).toContain('/urgent/fever-and-doses');
  await expect.poll(() => cachedPaths(page, 'nest-shell-1')).toContain('/urgent/choking');
  await context.setOffline(true);
  await page.goto('/urgent');
  await page.getByRole('main').getByRole('link', { name: 'Choking' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choking');
  await expect(page.getByRole('link', { name: 'Call 911' }).first()).toBeVisible();
  await page.goto('/urgent/fever-and-doses');
  await expect(page.getByRole('table').first()).toBeVisible();
});
