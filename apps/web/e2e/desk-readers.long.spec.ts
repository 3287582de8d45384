import { readFile } from 'node:fs/promises';
import { fitsWindow, hasNoAxeViolation } from '@daily-nest/site/browser-tests/checks';
import { acceptInvitation } from './support/desk.ts';
import { startOwnSite } from './support/own-site.ts';
import { expect, test } from './support/test.ts';

const post = `---\nslug: a-first-apple\ntitle: A first apple\ndescription: Soft, and cut lengthwise.\ndate: 2026-11-20\n---\nSteam it.\n`;

let site: Awaited<ReturnType<typeof startOwnSite>>;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startOwnSite({}, { posts: [post], invite: 'edda@example.org' });
});
test.afterAll(() => site?.stop());

// A link that leads nowhere is followed, by a browser that is not called a test.
test.use({
  allowedConsole: [/the server responded with a status of 404/],
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
});

test('an editor sees what was read by day and page, and which link leads nowhere', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  const reader = await context.newPage();
  await reader.goto(`${site.url}/blog/a-first-apple`);
  await reader.goto(`${site.url}/blog/a-first-apple`);
  await reader.evaluate(() => (window.location.href = '/articles/gone'));
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
  await reader.goto(`${site.url}/faq`);

  await acceptInvitation(page, site);
  await expect(async () => {
    await page.getByRole('link', { name: 'Pieces' }).click();
    await page.getByRole('link', { name: 'Readers' }).click();
    await expect(page.getByRole('row', { name: /A first apple/ })).toContainText('2', { timeout: 1_000 });
  }).toPass({ timeout: 40_000 });
  await expect(page.getByRole('figure')).toContainText('3');
  await expect(page.getByRole('row', { name: '/articles/gone' })).toContainText('/blog/a-first-apple');
  await hasNoAxeViolation(page);
  await fitsWindow(page, [320, 390, 1280]);

  await page.getByRole('button', { name: 'By day: A first apple' }).click();
  await expect(page.getByRole('figure')).toContainText('A first apple');
  await page.getByRole('figure').getByText('As a table').click();
  await expect(page.getByRole('figure').getByRole('row').last()).toContainText('2');
  await hasNoAxeViolation(page);

  const loading = page.waitForEvent('download');
  await page
    .getByRole('region')
    .or(page.locator('section'))
    .first()
    .getByRole('link', { name: 'As a file (CSV)' })
    .click();
  const file = await (await loading).path();
  expect(await readFile(file, 'utf8')).toMatch(/,\/blog\/a-first-apple,2/);
});
