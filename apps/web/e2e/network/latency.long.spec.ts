import { brokenOff, expect, startApp, test } from './test.ts';

test.use({ allowedConsole: [brokenOff] });

const late = { lateBy: 3_000 };

test.setTimeout(90_000);

/** The whole page comes with its document after three seconds; a busy machine paints it later. */
const oneWait = 8_000;

async function within(most: number, what: () => Promise<unknown>) {
  const asked = Date.now();
  await what();
  expect(Date.now() - asked).toBeLessThan(most);
}

test('with three seconds of latency an article is read from the front page, and searched for', async ({
  page,
  network,
}) => {
  network.does(late, /./);
  const text = page.locator('main article p').first();
  const found = page.getByRole('main').getByRole('link', { name: /fever/i }).first();
  await within(oneWait, () => page.goto(network.url, { waitUntil: 'domcontentloaded' }));
  await within(oneWait, async () => {
    await page.locator('main a[href^="/articles/"]').first().click();
    await expect(page).toHaveURL(/\/articles\//, { timeout: oneWait });
    await expect(text).toBeVisible({ timeout: oneWait });
  });
  await within(oneWait, async () => {
    await page.goto(`${network.url}/articles?q=fever`, { waitUntil: 'domcontentloaded' });
    await expect(found).toBeVisible({ timeout: oneWait });
  });
});

test('with three seconds of latency the running application shows at once that a page is loading', async ({
  page,
  network,
}) => {
  await page.goto(`${network.url}/about`);
  await startApp(page);
  network.does(late, /./);
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible({ timeout: 1_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions', {
    timeout: 20_000,
  });
});

for (const running of [false, true])
  test(`with three seconds of latency a wall loads${running ? ', with the running application' : ''}`, async ({
    page,
    network,
  }) => {
    network.does(late, /^\/walls\//);
    await within(15_000, async () => {
      await page.goto(`${network.url}/business`, { waitUntil: 'domcontentloaded' });
      await page.locator('main iframe').scrollIntoViewIfNeeded();
      if (running) await startApp(page);
      await expect(page.frameLocator('main iframe').getByRole('listitem').first()).toBeVisible({
        timeout: 15_000,
      });
    });
    await expect(page.getByText('It did not load in time.')).toHaveCount(0);
  });
