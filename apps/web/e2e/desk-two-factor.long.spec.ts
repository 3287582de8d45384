import { fitsWindow, hasNoAxeViolation } from '@daily-nest/site/browser-tests/checks';
import { Secret, TOTP } from 'otpauth';
import { acceptInvitation, deskSite, password } from './support/desk.ts';
import { expect, test } from './support/test.ts';

const site = deskSite();

// A wrong code is refused.
test.use({ allowedConsole: [/the server responded with a status of (401|403)/] });

test('an editor turns two-factor on, signs in by a code and by a backup code, and turns it off', async ({
  page,
}) => {
  test.setTimeout(60_000);
  await acceptInvitation(page, site);
  await page.getByRole('link', { name: 'Edda Editor' }).click();

  await page.getByRole('button', { name: 'Turn two-factor on' }).click();
  await page.getByLabel('Password').fill(password);
  await hasNoAxeViolation(page);
  await page.getByRole('button', { name: 'Go on' }).click();
  const picture = page.getByRole('img', { name: 'The secret as a QR code' });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const secret = (await page.getByText('Secret:').locator('code').textContent())!.replaceAll(' ', '');
  const code = (periods: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: Date.now() + periods * 30_000,
    });
  await hasNoAxeViolation(page);
  await fitsWindow(page, [320, 390]);
  await page.getByLabel('Code').fill(code(0));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  const codes = page.getByRole('listitem').locator('code');
  await expect(codes).toHaveCount(10);
  const [backup, another] = await codes.allTextContents();
  await hasNoAxeViolation(page);
  await fitsWindow(page, [320, 390]);

  async function giveAfterPassword(given: string) {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('E-mail').fill('edda@example.org');
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByLabel('Code')).toBeFocused();
    await page.getByLabel('Code').fill(given);
    await page.keyboard.press('Enter');
  }
  // It was used to turn it on.
  await giveAfterPassword(code(0));
  await expect(page.getByRole('alert')).toContainText('used already');
  await hasNoAxeViolation(page);
  await page.getByLabel('Code').fill(code(1));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Edda Editor' })).toBeVisible();
  await giveAfterPassword(backup!);
  await page.getByRole('link', { name: 'People' }).click();
  await expect(page.getByText('Two-factor on')).toBeVisible();
  await page.getByRole('link', { name: 'Edda Editor' }).click();
  await expect(page.getByText('9 backup codes are left')).toBeVisible();

  await page.getByRole('button', { name: 'Turn two-factor off' }).click();
  await page.getByLabel('Password').fill(password);
  await page.getByLabel('Code').fill(another!);
  await page.getByRole('button', { name: 'Turn it off' }).click();
  await expect(page.getByText('Off.')).toBeVisible();
});
