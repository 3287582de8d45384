import { cachedPaths, readAt, save, saveAt } from './support/saved-pages.ts';
import { startOwnSite } from './support/own-site.ts';
import { expect, startApp, test } from './support/test.ts';

const fever = '/articles/a-fever-at-three-in-the-morning';
const bedtime = '/health-wellness/bedtime-in-four-steps';

test.describe.configure({ mode: 'default' });
test.use({ serviceWorkers: 'allow' });
test.setTimeout(60_000);

let site: Awaited<ReturnType<typeof startOwnSite>>;

test.beforeAll(async () => {
  site = await startOwnSite();
});
test.afterAll(() => site.stop());

test.describe('a full device', () => {
  // Chromium logs what it could not store.
  test.use({ allowedConsole: [/quota/i] });

  test('saves the piece in the list, reports that it could not be cached, and loses no cached page', async ({
    page,
    context,
  }) => {
    await saveAt(page, site.url + bedtime);
    const browser = await context.newCDPSession(page);
    await browser.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 1 });
    await page.goto(site.url + fever);
    await save(page).click();
    await expect(
      page.getByText('Saved in your list. It could not be stored for reading without a network.'),
    ).toBeVisible({ timeout: 15_000 });
    await expect(save(page)).toHaveAttribute('aria-pressed', 'true');
    expect(await cachedPaths(page, 'nest-saved-1')).toEqual([bedtime]);
    await page.goto(`${site.url}/saved`);
    const list = page.getByRole('region', { name: 'Saved for later' });
    await expect(list.getByRole('listitem').getByRole('link')).toHaveCount(2);
  });

  test('deletes read pieces before saved ones', async ({ page, context }) => {
    await saveAt(page, site.url + bedtime);
    await readAt(page, site.url + fever);
    const browser = await context.newCDPSession(page);
    await browser.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 1 });
    await page.goto(`${site.url}/articles/why-toddlers-say-no`);
    await expect.poll(() => cachedPaths(page, 'nest-read-1'), { timeout: 15_000 }).toEqual([]);
    expect(await cachedPaths(page, 'nest-saved-1')).toEqual([bedtime]);
  });

  test('with a full storage reports that nothing can be saved', async ({ page }) => {
    await page.goto(site.url + fever);
    await page.evaluate(() => {
      for (let size = 1 << 22; size > 0; size >>= 1)
        try {
          while (true) localStorage.setItem(`filled-${localStorage.length}`, 'x'.repeat(size));
        } catch {}
    });
    await save(page).click();
    await expect(
      page.getByText('Your browser stores nothing for this site, so nothing can be saved.'),
    ).toBeVisible();
    await expect(save(page)).toHaveAttribute('aria-pressed', 'false');
  });
});

const share = { name: 'Share', exact: true } as const;

test.describe('sharing', () => {
  for (const started of [false, true]) {
    const when = started ? 'in the running application' : 'before the application';

    test(`uses the system’s share sheet, ${when}`, async ({ page }) => {
      await page.addInitScript(() => {
        const shared: ShareData[] = [];
        Object.assign(window, { shared });
        Navigator.prototype.share = async (what) => {
          shared.push(what!);
          // The reader closes the sheet.
          throw new DOMException('closed', 'AbortError');
        };
      });
      await page.goto(site.url + fever);
      if (started) await startApp(page);
      await page.getByRole('button', share).click();
      const shared = () => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
      await expect
        .poll(shared)
        .toEqual([{ title: 'A Fever at Three in the Morning', url: site.url + fever }]);
      await expect(page.getByText('Link copied.')).toHaveCount(0);
    });

    test(`copies the link without a share sheet, and says so, ${when}`, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
      await page.goto(`${site.url + fever}?from=letter#sources`);
      if (started) await startApp(page);
      await page.getByRole('button', share).press('Enter');
      await expect(page.getByRole('status').getByText('Link copied.')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.url + fever);
    });
  }

  test('shows the link if it cannot be copied', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share');
      Clipboard.prototype.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await page.goto(site.url + fever);
    await page.getByRole('button', share).click();
    await expect(page.getByRole('status').getByText(site.url + fever)).toBeVisible();
  });
});
