import { hasNoAxeViolation } from '@daily-nest/site/browser-tests/checks';
import { acceptInvitation, deskSite } from './support/desk.ts';
import { expect, test } from './support/test.ts';

const site = deskSite();

// A text is no picture, and the network is taken away.
test.use({
  allowedConsole: [/net::ERR_INTERNET_DISCONNECTED|the server responded with a status of 422/],
});

test('an editor uploads a picture, says what stays in view, and readers see it', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  await acceptInvitation(page, site);
  await page.getByRole('button', { name: 'New piece' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('How to fold a map');
  await page.getByRole('textbox', { name: 'Body' }).click();
  await page.keyboard.type('Fold it in half.');
  await page.getByRole('button', { name: 'Make it from the title' }).click();

  const picture = page.getByRole('group', { name: 'Picture' });
  const choose = picture.getByLabel(/^Upload/);
  await choose.setInputFiles({ name: 'map.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
  await expect(picture.getByRole('alert')).toContainText('This is no picture that pages can show');
  await context.setOffline(true);
  await choose.setInputFiles({ name: 'map.png', mimeType: 'image/png', buffer: await aScreenshot() });
  await expect(picture.getByRole('alert')).toContainText('cannot be reached');
  await context.setOffline(false);
  // What its name and type say does not matter.
  await choose.setInputFiles({ name: 'map.txt', mimeType: 'text/plain', buffer: await aScreenshot() });
  const across = picture.getByRole('slider', { name: 'What stays in view, from the left' });
  await expect(across).toBeVisible({ timeout: 20_000 });
  await picture.locator('button:has(img)').click({ position: { x: 2, y: 2 } });
  await expect(across).toHaveValue(/^\d$/);
  await expect(picture.getByRole('slider', { name: 'What stays in view, from the top' })).toHaveValue(/^\d$/);
  await across.press('PageUp');
  await expect(across).toHaveValue(/^1\d$/);
  await hasNoAxeViolation(page);

  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await page.getByRole('button', { name: 'The picture has no words for those who do not see it.' }).click();
  await page.keyboard.type('A map on a table');
  await publish.click();
  await expect(page.getByText('On the site', { exact: true })).toBeVisible();

  const reader = await context.newPage();
  await expect(async () => {
    await reader.goto(`${site.url}/blog/how-to-fold-a-map`);
    await expect(reader.getByRole('img', { name: 'A map on a table' })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  const shown = reader.getByRole('img', { name: 'A map on a table' });
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(200);

  async function aScreenshot() {
    return page.screenshot({ clip: { x: 0, y: 0, width: 900, height: 600 } });
  }
});
