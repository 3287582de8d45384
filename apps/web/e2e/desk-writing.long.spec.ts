import {
  fitsWindow,
  hasNoAxeViolation,
  hasNoAxeViolationOfItsOwn,
} from '@daily-nest/site/browser-tests/checks';
import { acceptInvitation, body, deskSite, saving } from './support/desk.ts';
import { expect, test } from './support/test.ts';

const site = deskSite();

// A save over a newer version is refused.
test.use({ allowedConsole: [/the server responded with a status of 409/] });

test('an editor meets a newer version, compares two, follows the findings and sees the page before it is published', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  await acceptInvitation(page, site);
  await page.getByRole('button', { name: 'New piece' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('How to fold a map');
  await body(page).click();
  await page.keyboard.type('In a tunnel. Still in it.');
  await expect(saving(page)).toHaveText('Saved');

  // A second window has the same piece, and is the first to save. This one has not asked since.
  await page.route('**/presence/**', (route) => route.fulfill({ json: { others: [], version: 0 } }));
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(body(other)).toContainText('In a tunnel. Still in it.');
  await expect(other.getByText('You have this piece open in another window, too.')).toBeVisible();
  await other.getByRole('textbox', { name: 'Title' }).fill('How to fold a large map');
  await expect(saving(other)).toHaveText('Saved');
  await other.close();
  await body(page).press('End');
  await page.keyboard.type(' And once more.');
  await expect(page.getByRole('heading', { name: 'Somebody else has saved this piece' })).toBeFocused();
  await expect(page.getByRole('group', { name: 'Body' })).toContainText('And once more.');
  await page.getByRole('group', { name: 'Title' }).getByRole('radio', { name: 'Of Edda Editor' }).check();
  await hasNoAxeViolation(page);
  await page.getByRole('button', { name: 'Save what is chosen' }).click();
  await expect(saving(page)).toHaveText('Saved');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('How to fold a large map');
  await expect(body(page)).toContainText('Still in it. And once more.');

  await page.locator('summary', { hasText: 'Versions' }).click();
  await page.getByRole('button', { name: 'Compare version 2 with' }).click();
  const compared = page.getByRole('dialog');
  await expect(compared.getByRole('region', { name: 'Title' }).locator('ins')).toHaveText('large ');
  await expect(compared.getByRole('region', { name: 'Body' })).toContainText('And once more.');
  await hasNoAxeViolation(page);
  await compared.getByRole('button', { name: 'Close' }).click();

  // A check leads to the words that it is about, which can then be replaced.
  const hard =
    'Enrollment generally requires documentation of residency, immunization and household income, which families frequently assemble over several consecutive weeks.';
  const missing = `${site.url}/articles/no-such-piece`;
  await body(page).press('ControlOrMeta+End');
  await page.keyboard.insertText(`\n\n${`${hard}\n`.repeat(6)}\nSee ${missing}.`);
  for (const [reason, words] of [
    [/^The text reads at school grade \d+/, hard],
    [`“${missing}” leads to no page of the site.`, missing],
  ] as const) {
    const finding = page.getByRole('button', { name: reason });
    await finding.click();
    await expect(body(page)).toBeFocused();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(words);
  }
  await page.keyboard.insertText('the list');
  await expect(page.getByRole('button', { name: 'leads to no page of the site' })).toBeHidden();

  // A long piece is more than any form of the site may send.
  await body(page).press('End');
  await page.keyboard.insertText(`\n\n${'And fold it again. '.repeat(1500)}`);
  await expect(saving(page)).toHaveText('Not saved yet');
  await expect(saving(page)).toHaveText('Saved');

  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.frameLocator('iframe[title="Preview of the page"]');
  // A whole page is made and loaded, which takes a busy machine seconds.
  const loaded = { timeout: 20_000 };
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('How to fold a large map', loaded);
  await hasNoAxeViolationOfItsOwn(page);
  await page.getByRole('textbox', { name: 'Title' }).fill('How to fold a very large map');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('How to fold a very large map', loaded);
  // By keyboard: findings that are still coming would move it away under a pointer.
  await page.getByRole('radio', { name: 'Night' }).press(' ');
  await expect(page.getByRole('radio', { name: 'Night' })).toBeChecked();
  await expect(preview.locator('html')).toHaveAttribute('data-scheme', 'dark', loaded);
  await page.getByRole('radio', { name: 'Desk' }).press(' ');
  await expect.poll(() => preview.locator('body').evaluate(() => window.innerWidth), loaded).toBe(1280);
  await fitsWindow(page, [320, 390]);
  await page.getByRole('textbox', { name: 'Title' }).fill('How to fold a large map');
  await page.getByRole('button', { name: 'Close the preview' }).click();
  await expect(saving(page)).toHaveText('Saved');
});
