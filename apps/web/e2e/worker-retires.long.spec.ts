import { cachedPaths, saveAt } from './support/saved-pages.ts';
import { startOwnSite } from './support/own-site.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });
test.setTimeout(90_000);

test('OFFLINE=off reaches a reader through the worker’s own file, on an open page without a script of ours', async ({
  page,
}) => {
  const site = await startOwnSite();
  try {
    await saveAt(page, `${site.url}/articles/a-fever-at-three-in-the-morning`);
    expect(await cachedPaths(page, 'nest-saved-1')).toHaveLength(1);
    await site.stopCopies();
    await site.startCopy({ PORT: new URL(site.url).port, OFFLINE: 'off' });

    await page.goto(`${site.url}/about`);
    const left = () =>
      page.evaluate(async () => ({
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        caches: (await caches.keys()).filter((name) => name.startsWith('nest-')),
      }));
    await expect.poll(left, { timeout: 30_000 }).toEqual({ workers: 0, caches: [] });
    await page.reload();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  } finally {
    await site.stop();
  }
});
