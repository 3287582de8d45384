import { fitsWindow, hasNoAxeViolation } from '@daily-nest/site/browser-tests/checks';
import { body, deskSite, saving } from './support/desk.ts';
import { expect, test } from './support/test.ts';

const site = deskSite();

// The network is taken away, and a withdrawn page is gone. `desk-writing.long.spec.ts` tests the rest of the
// editor.
test.use({
  allowedConsole: [/net::ERR_INTERNET_DISCONNECTED|the server responded with a status of 410/],
});

test('an editor is invited, writes, is interrupted, publishes and withdraws', async ({ page, context }) => {
  test.setTimeout(90_000);
  await page.goto(site.invitation);
  await page.getByLabel('Your name').fill('Edda Editor');
  await page.getByLabel('Password').fill('a long enough password');
  await hasNoAxeViolation(page);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'New piece' }).click();

  await page.getByRole('textbox', { name: 'Title' }).fill('How to fold a large map');
  await body(page).click();
  await page.keyboard.type('# Begin at the middle\n\nFold it in half.');
  await page.keyboard.type(' "');
  await expect(body(page)).toContainText('half. “');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(body(page)).toContainText('half. "');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(saving(page)).toHaveText('Saved');

  await context.setOffline(true);
  await page.keyboard.type(' In a tunnel.');
  await expect(saving(page)).toContainText('No connection');
  await page.keyboard.type(' Still in it.');
  await context.setOffline(false);
  await expect(saving(page)).toHaveText('Saved');

  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await expect(publish).toBeDisabled();
  await page.getByRole('button', { name: 'The piece has no address.' }).click();
  await expect(page.getByRole('textbox', { name: 'Address', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Make it from the title' }).click();
  await hasNoAxeViolation(page);
  await fitsWindow(page, [320, 390]);
  // The window is a phone's now, where the text has the room.
  await page.getByRole('button', { name: 'Publish …' }).click();
  await publish.click();
  await expect(page.getByText('On the site', { exact: true })).toBeVisible();

  const address = `${site.url}/blog/how-to-fold-a-large-map`;
  const reader = await context.newPage();
  await reader.goto(address);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('How to fold a large map');
  await expect(reader.getByRole('heading', { name: 'Begin at the middle' })).toBeVisible();

  await body(page).press('End');
  await page.keyboard.type(' A sheet folds seven times.');
  await expect(saving(page)).toHaveText('Saved');
  await page.getByLabel('What has changed').selectOption({ label: 'A fact was wrong: a correction' });
  await page.getByLabel('What is right').fill('Seven times, not three.');
  await page.getByLabel('What stood there before').fill('It said three times.');
  await hasNoAxeViolation(page);
  await page.getByRole('button', { name: 'Publish the changes' }).click();
  await expect(page.getByText('changes that readers do not see yet')).toBeHidden();
  for (const path of ['/blog/how-to-fold-a-large-map', '/corrections', '/feeds/blog.rss'])
    await expect
      .poll(async () => (await page.request.get(site.url + path)).text())
      .toContain('Seven times, not three.');

  await page.locator('summary', { hasText: 'Change the address' }).click();
  await page.getByLabel('New address').fill('a-large-map');
  await hasNoAxeViolation(page);
  await fitsWindow(page, [320, 390]);
  await page.getByRole('button', { name: 'Move the piece' }).click();
  await expect
    .poll(async () => {
      await reader.goto(address);
      return reader.url();
    })
    .toBe(`${site.url}/blog/a-large-map`);

  await page.locator('summary', { hasText: 'Withdraw' }).click();
  await page.getByLabel('A sentence for readers').fill('It named a child.');
  await page.getByRole('button', { name: 'Take it off the site' }).click();
  await expect(page.getByText('Withdrawn')).toBeVisible();
  await expect.poll(async () => (await reader.goto(address))?.status()).toBe(410);
  await expect(reader.getByText('The editors have withdrawn it. It named a child.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo withdrawing' }).click();
  await expect(page.getByText('On the site', { exact: true })).toBeVisible();
  await expect.poll(async () => (await reader.goto(address))?.status()).toBe(200);
});
