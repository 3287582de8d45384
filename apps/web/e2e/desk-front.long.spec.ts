import { fitsWindow, hasNoAxeViolationOfItsOwn } from '@daily-nest/site/browser-tests/checks';
import { freePort } from '@daily-nest/testing/free-port';
import { acceptInvitation } from './support/desk.ts';
import { startOwnSite } from './support/own-site.ts';
import { expect, test } from './support/test.ts';

let site: Awaited<ReturnType<typeof startOwnSite>>;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  const PORT = String(await freePort());
  const DESK_SITES = `The Daily Nest=http://localhost:${PORT}, The Harbour Post=https://post.example`;
  site = await startOwnSite({ PORT }, { invite: 'edda@example.org', settings: { DESK_SITES } });
});
test.afterAll(() => site?.stop());

test('an editor places a post first, moves it, and returns to the former front page', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await acceptInvitation(page, site);
  const reader = await context.newPage();
  // The preview runs no script, and shows the morning.
  await reader.clock.setFixedTime('2026-11-28T08:00-08:00');
  const lead = async () => {
    await reader.goto(site.url);
    return reader.getByRole('heading', { level: 3 }).first().textContent();
  };
  const byRule = await lead();
  // A whole page is made and loaded, which takes a busy machine seconds.
  const loaded = { timeout: 20_000 };

  const title = page.getByLabel('Title of the network');
  await title.selectOption('The Harbour Post');
  await page.getByRole('button', { name: 'New piece' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible();
  await page.getByRole('link', { name: 'Pieces' }).click();
  await expect(page.getByRole('row', { name: 'Untitled' })).toContainText('The Harbour Post');
  await title.selectOption('The Daily Nest');

  await page.getByRole('link', { name: 'Front page' }).click();
  await expect(title).toHaveValue('thedailynest.example');
  await page.getByRole('button', { name: 'Choose for Lead', exact: true }).click();
  await page.getByLabel('Words of the title').fill('high chair');
  const found = page.getByRole('dialog').getByRole('button', { name: 'The dog under the high chair' });
  await expect(found).toBeVisible();
  await hasNoAxeViolationOfItsOwn(page);
  await found.click();
  // The page beside it is the real one, and readers do not have it yet.
  const preview = page.frameLocator('iframe[title="Preview of the page"]');
  const previewed = preview.getByRole('heading', { level: 3 }).first();
  await expect(previewed).toHaveText('The dog under the high chair', loaded);
  await hasNoAxeViolationOfItsOwn(page);
  expect(await lead()).toBe(byRule);

  const publish = page.getByRole('button', { name: 'Publish the front page' });
  await publish.click();
  await expect.poll(lead, loaded).toBe('The dog under the high chair');

  // By keyboard to the second place, and by dragging back to the first.
  await page.getByRole('button', { name: 'Down: Lead' }).press('Enter');
  const second = page.getByRole('listitem', { name: 'Second' });
  await expect(second).toContainText('The dog under the high chair');
  await expect(second.getByRole('button').first()).toBeFocused();
  await expect(previewed).toHaveText(byRule!, loaded);
  await publish.click();
  await expect.poll(lead, loaded).toBe(byRule);
  await second.dragTo(page.getByRole('listitem', { name: 'Lead', exact: true }));
  await expect(previewed).toHaveText('The dog under the high chair', loaded);
  await fitsWindow(page, [320, 390]);

  // Chosen for another place, it leaves the first.
  await page.getByRole('button', { name: 'Choose for Second', exact: true }).click();
  await page.getByLabel('Words of the title').fill('high chair');
  await found.click();
  await expect(second).toContainText('The dog under the high chair');
  await expect(page.getByRole('listitem', { name: 'Lead', exact: true })).not.toContainText('The dog');

  await page.getByRole('button', { name: 'Return to the former one' }).click();
  await expect.poll(lead, loaded).toBe('The dog under the high chair');
  await page.locator('summary', { hasText: 'History' }).click();
  await expect(page.getByText('Edda Editor, 1 placed (shown now)')).toBeVisible();
});
