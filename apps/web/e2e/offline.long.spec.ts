import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startOwnSite } from './support/own-site.ts';
import { axeViolations } from '@daily-nest/site/browser-tests/axe';
import { cachedPaths, cutOff, save, saveAt } from './support/saved-pages.ts';
import { expect, startApp, test } from './support/test.ts';

const fever = '/articles/a-fever-at-three-in-the-morning';
const bedtime = '/health-wellness/bedtime-in-four-steps';
const post = '/blog/a-babys-first-passport';

// One worker of the runner, because the site of this file is stopped and started.
test.describe.configure({ mode: 'default' });
test.use({
  serviceWorkers: 'allow',
  allowedConsole: [cutOff],
});
test.setTimeout(90_000);

let site: Awaited<ReturnType<typeof startOwnSite>>;
let port: string;

test.beforeAll(async () => {
  site = await startOwnSite();
  port = new URL(site.url).port;
});
test.afterAll(() => site.stop());

for (const cut of ['the network is gone', 'the server is gone'] as const)
  test(`a saved piece is read when ${cut}, with its picture, and the site recovers by itself`, async ({
    page,
    context,
  }) => {
    await saveAt(page, site.url + fever);
    if (cut === 'the network is gone') await context.setOffline(true);
    else await site.stopCopies();

    await page.goto(site.url + fever);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A Fever at Three in the Morning');
    await expect(save(page)).toHaveAttribute('aria-pressed', 'true');
    const lead = page.locator('main figure img').first();
    await expect
      .poll(() => lead.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await page.evaluate(() => document.fonts.check('1rem Newsreader'))).toBe(true);

    // The page of saved pieces, and one that is not cached.
    await page.getByRole('link', { name: 'Saved pieces' }).click();
    await expect(page.getByRole('region', { name: 'Saved for later' }).getByRole('listitem')).toHaveCount(1);
    const answer = await page.goto(`${site.url}/partners`);
    expect(answer!.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
    expect(page.url()).toBe(`${site.url}/partners`);
    await page.getByRole('link', { name: 'A Fever at Three in the Morning' }).click();
    await expect(page).toHaveURL(site.url + fever);

    if (cut === 'the network is gone') await context.setOffline(false);
    else await site.startCopy({ PORT: port });
    await page.goto(`${site.url}/partners`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Partners');
  });

test('the last ten pieces read are cached and listed, the newest first, and can be deleted', async ({
  page,
  context,
}) => {
  await page.goto(`${site.url}/articles`);
  const links = await page
    .locator('main a[href^="/articles/"]')
    .evaluateAll((all) => [
      ...new Set(all.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
    ]);
  const paths = links.slice(0, 11);
  expect(paths).toHaveLength(11);
  await page.goto(site.url + paths[0]);
  await page.keyboard.press('Shift');
  await expect.poll(() => cachedPaths(page, 'nest-read-1'), { timeout: 20_000 }).toEqual([paths[0]]);
  for (const path of paths.slice(1)) {
    await page.goto(site.url + path);
    await expect.poll(async () => (await cachedPaths(page, 'nest-read-1')).at(-1)).toBe(path);
  }
  await expect.poll(() => cachedPaths(page, 'nest-read-1')).toEqual(paths.slice(1));

  await context.setOffline(true);
  await page.goto(`${site.url}/saved`);
  const read = page.getByRole('region', { name: 'Read last' });
  const listed = read.getByRole('listitem').getByRole('link');
  await expect(listed).toHaveCount(10);
  expect(await listed.first().getAttribute('href')).toBe(paths[10]);
  await expect(listed.first()).not.toHaveText(/\||^\//);
  await page.goto(site.url + paths[5]);
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.goto(`${site.url}/saved`);
  await read.getByRole('button', { name: 'Forget what I read' }).click();
  await expect(read).toBeHidden();
  expect(await cachedPaths(page, 'nest-read-1')).toEqual([]);
});

test('a post and a health piece are saved and removed; the list is empty again', async ({ page }) => {
  await saveAt(page, site.url + post);
  await saveAt(page, site.url + bedtime);
  await page.goto(`${site.url}/saved`);
  const list = page.getByRole('region', { name: 'Saved for later' });
  await expect(list.getByRole('listitem').getByRole('link')).toHaveCount(2);
  await expect(list.getByRole('listitem').first()).toContainText('Bedtime');
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await axeViolations(page, {})).toEqual([]);
  }
  await list.getByRole('button', { name: /^Remove Bedtime/ }).press('Enter');
  await expect(list.getByRole('listitem').getByRole('link')).toHaveCount(1);
  await expect(list.getByRole('button')).toBeFocused();
  await list.getByRole('button').press('Enter');
  await expect(list).toContainText('Nothing is saved yet.');
  await expect.poll(() => cachedPaths(page, 'nest-saved-1')).toEqual([]);
});

test('no cached page is shown while the server answers: no old text, and none instead of 404 or 503', async ({
  page,
}) => {
  await saveAt(page, site.url + fever);
  // Changes the cached copy, so that it differs from the server's.
  await page.evaluate(async (path) => {
    for (const name of ['nest-saved-1', 'nest-read-1']) {
      const pages = await caches.open(name);
      const old = (await pages.match(path))!;
      const html = (await old.text()).replaceAll('A Fever at Three in the Morning', 'An old fever');
      await pages.put(path, new Response(html, { headers: old.headers }));
    }
  }, fever);
  await page.goto(site.url + fever);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A Fever at Three in the Morning');
  // The cached copy is the new one.
  await expect
    .poll(() =>
      page.evaluate(async (path) => {
        const answer = await (await caches.open('nest-saved-1')).match(path);
        return (await answer!.text()).includes('An old fever');
      }, fever),
    )
    .toBe(false);

  // A cached post whose backend is down shows the server's error.
  await page.evaluate(async (path) => {
    const pages = await caches.open('nest-saved-1');
    await pages.put('/blog/never-written', (await pages.match(path))!);
    await pages.put('/articles/gone', (await pages.match(path))!);
  }, fever);
  const gone = await page.goto(`${site.url}/articles/gone`);
  expect(gone!.status()).toBe(404);
  await expect.poll(() => cachedPaths(page, 'nest-saved-1')).not.toContain('/articles/gone');
  await site.stopBackend();
  const away = await page.goto(`${site.url}/blog/never-written`);
  expect(away!.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article Not Found');
  expect(await cachedPaths(page, 'nest-saved-1')).toContain('/blog/never-written');
  await site.startBackend();
});

test('a new build installs a new worker while a page is open, whose files stay cached', async ({ page }) => {
  const next = nextBuild();
  await saveAt(page, site.url + fever);
  const [asset] = await page.evaluate(() =>
    document.querySelector('script[data-app]')!.getAttribute('data-app')!.split(' '),
  );
  await page.evaluate(async () => {
    await caches.open('nest-files-0');
    await caches.open('of-somebody-else');
  });
  const changed = page.evaluate(
    () =>
      new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      ),
  );
  await site.stopCopies();
  await site.startCopy({ PORT: port }, next);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update());
  await changed;
  // The page and its script are still cached, although older caches are not.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A Fever at Three in the Morning');
  expect(await page.evaluate(async (file) => (await fetch(file!)).status, asset)).toBe(200);
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('nest-files-0');
  expect(await page.evaluate(() => caches.keys())).toContain('of-somebody-else');
  await startApp(page);
  await site.stopCopies();
  await page.goto(site.url + fever);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A Fever at Three in the Morning');
  await site.startCopy({ PORT: port });
});

test('OFFLINE=off removes the worker and its caches, and keeps the reader’s list', async ({ page }) => {
  await saveAt(page, site.url + fever);
  await site.stopCopies();
  await site.startCopy({ PORT: port, OFFLINE: 'off' });
  await page.goto(site.url + fever);
  await page.keyboard.press('Shift');
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registrations).toBe(0);
  await expect
    .poll(() => page.evaluate(() => caches.keys()))
    .not.toContainEqual(expect.stringMatching(/^nest-/));
  await page.goto(`${site.url}/saved`);
  await expect(page.getByRole('link', { name: 'A Fever at Three in the Morning' })).toBeVisible();
  await page.goto(site.url + fever);
  await save(page).click();
  await expect(page.getByText('Taken off your saved pieces.')).toBeVisible();
  expect(await registrations()).toBe(0);
  await site.stopCopies();
  await site.startCopy({ PORT: port });
});

const stays = 'There is no network. This page stays';

for (const cut of ['the network is gone', 'the server is gone'] as const)
  test(`in the running application the page stays when ${cut}, and the next one opens afterwards`, async ({
    page,
    context,
  }) => {
    await page.goto(`${site.url}/about`);
    await startApp(page);
    if (cut === 'the network is gone') await context.setOffline(true);
    else await site.stopCopies();
    await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
    await expect(page.getByRole('status').filter({ hasText: stays })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
    expect(page.url()).toBe(`${site.url}/about`);
    // The document is the same, so sound continues.
    await expect(page.locator('html')).toHaveAttribute('data-app', 'live');

    if (cut === 'the network is gone') await context.setOffline(false);
    else await site.startCopy({ PORT: port });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions', {
      timeout: 15_000,
    });
    await expect(page.getByText(stays)).toBeHidden();
  });

test('an article whose next page fails to load stays, and a reader may stop waiting', async ({ page }) => {
  await page.goto(site.url + fever);
  await startApp(page);
  const next = page.locator('main a[href^="/articles/"]:not([href*="#"])').last();
  await site.stopCopies();
  await next.click();
  await expect(page.getByText(stays)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A Fever at Three in the Morning');
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByText(stays)).toBeHidden();
  await site.startCopy({ PORT: port });
  await expect(page).toHaveURL(site.url + fever);
});

/** Returns the same build with another worker, like a later build. */
function nextBuild(): string {
  const build = process.env['E2E_BUILD'] ?? 'build';
  const folder = resolve('test-results/next-build');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(`${build}/server`, join(folder, 'server'), { recursive: true });
  symlinkSync(resolve(build, 'client'), join(folder, 'client'));
  const worker = join(folder, 'server/worker.js');
  writeFileSync(worker, `${readFileSync(worker, 'utf8')}//next\n`);
  return folder;
}
