import { cutOff, readAt, saveAt } from './support/saved-pages.ts';
import { startOwnSite } from './support/own-site.ts';
import { expect, startApp, test } from './support/test.ts';

const fever = '/articles/a-fever-at-three-in-the-morning';
const isCopy = /^The network does not answer\. This is the copy kept here on [A-Z][a-z]+ \d{1,2}, 20\d\d\.$/;

test.describe.configure({ mode: 'default' });
test.use({ serviceWorkers: 'allow', allowedConsole: [cutOff] });
test.setTimeout(90_000);

let site: Awaited<ReturnType<typeof startOwnSite>>;

test.beforeAll(async () => {
  site = await startOwnSite();
});
test.afterEach(() => site.goOn());
test.afterAll(() => site.stop());

test('a cached page is shown after six seconds without an answer, with a note; the next answer is shown again', async ({
  page,
}) => {
  await saveAt(page, site.url + fever);
  site.hold();
  const asked = Date.now();
  await page.goto(site.url + fever);
  expect(Date.now() - asked).toBeGreaterThan(5_500);
  expect(Date.now() - asked).toBeLessThan(20_000);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A Fever at Three in the Morning');
  await expect(page.getByRole('status').getByText(isCopy)).toBeVisible();
  await page.goto(`${site.url}/urgent/choking`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choking');
  await expect(page.getByRole('link', { name: 'Call 911' }).first()).toBeVisible();

  site.goOn();
  await page.goto(site.url + fever);
  await expect(page.getByText(isCopy)).toHaveCount(0);
});

test('after a slow answer of four seconds nothing old is shown', async ({ page }) => {
  await saveAt(page, site.url + fever);
  site.hold();
  setTimeout(() => site.goOn(), 4_000);
  await page.goto(site.url + fever);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A Fever at Three in the Morning');
  await expect(page.getByText(isCopy)).toHaveCount(0);
});

test('a page that is not cached is awaited, however long it takes', async ({ page }) => {
  await readAt(page, site.url + fever);
  site.hold();
  setTimeout(() => site.goOn(), 9_000);
  const answer = await page.goto(`${site.url}/partners`);
  expect(answer!.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Partners');
});

test('in the running application a post whose data fails is replaced by its cached copy', async ({
  page,
}) => {
  await page.goto(`${site.url}/blog`);
  const links = page.getByRole('article').getByRole('link', { name: 'Read Full Article' });
  const address = await links.first().evaluate((link) => (link as HTMLAnchorElement).href);
  const title = await page.getByRole('article').first().getByRole('heading').textContent();
  await readAt(page, address);

  await page.goto(`${site.url}/blog`);
  await startApp(page);
  // The script of posts is loaded after the first one: only the data is missing.
  await links.nth(1).click();
  await expect(page.getByRole('button', { name: 'Save for later' })).toBeVisible();
  await page.goBack();
  await expect(links).toHaveCount(10);
  await site.stopCopies();
  await links.first().click();
  await expect(page.getByRole('status').getByText(isCopy)).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!);
  await expect(page).toHaveURL(address);
  await site.startCopy({ PORT: new URL(site.url).port });
});
