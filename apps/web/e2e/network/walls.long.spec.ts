import { brokenOff, expect, startApp, test } from './test.ts';

test.use({ allowedConsole: [brokenOff] });

for (const [what, fate] of [
  ['is cut in the middle', { cutAfter: 1_500 }],
  ['never comes', { lost: true }],
] as const)
  test.describe(`a wall that ${what}`, () => {
    test.use({ javaScriptEnabled: false });

    test('leaves a link to its headlines, without a script of the page', async ({ page, network }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      network.does(fate, /^\/walls\//);
      await page.goto(`${network.url}/business`);
      await expect(page.frameLocator('main iframe').getByRole('listitem')).toHaveCount(0);
      const way = page.getByRole('link', { name: 'Open Business headlines' });
      await expect(way).toBeInViewport();

      network.isBack();
      const opened = page.waitForEvent('popup');
      await way.click();
      await expect((await opened).getByRole('listitem').first()).toBeVisible();
    });
  });

test('a wall that failed to load says so without a touch, and a page with a loaded wall stays idle', async ({
  page,
  network,
}) => {
  const app = page.locator('html[data-app=live]');
  await page.goto(`${network.url}/business`);
  await page.locator('main iframe').scrollIntoViewIfNeeded();
  await expect(page.frameLocator('main iframe').getByRole('listitem').first()).toBeVisible();
  await page.waitForTimeout(3_000);
  await expect(app).toHaveCount(0);

  network.does({ lost: true }, /^\/walls\//);
  await page.reload();
  await page.locator('main iframe').scrollIntoViewIfNeeded();
  await expect(app).toHaveCount(1, { timeout: 10_000 });
  await expect(page.getByText('It did not load in time.')).toBeVisible({ timeout: 15_000 });
  network.isBack();
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.frameLocator('main iframe').getByRole('listitem').first()).toBeVisible();
});

test('in the running application a wall that failed to load says so, and loads on request', async ({
  page,
  network,
}) => {
  network.does({ lost: true }, /^\/walls\//);
  await page.goto(`${network.url}/business`);
  await page.locator('main iframe').scrollIntoViewIfNeeded();
  await startApp(page);
  await expect(page.getByText('It did not load in time.')).toBeVisible({ timeout: 15_000 });
  network.isBack();
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.frameLocator('main iframe').getByRole('listitem').first()).toBeVisible();
});
