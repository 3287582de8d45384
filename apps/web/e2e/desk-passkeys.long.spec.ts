import { fitsWindow, hasNoAxeViolation } from '@daily-nest/site/browser-tests/checks';
import { acceptInvitation, deskSite, password } from './support/desk.ts';
import { expect, test } from './support/test.ts';

const site = deskSite();

// A passkey that was removed is refused.
test.use({ allowedConsole: [/the server responded with a status of 401/] });

test('an editor adds a passkey, signs in with it by button and in the field, and removes it', async ({
  page,
  context,
}) => {
  test.setTimeout(60_000);
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      // Until somebody touches it nothing happens: the field waits.
      automaticPresenceSimulation: false,
    },
  });
  const touches = (enabled: boolean) =>
    devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });

  await acceptInvitation(page, site);
  await page.getByRole('link', { name: 'Edda Editor' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Its name').fill('My phone');
  await page.getByLabel('Password').fill(password);
  await hasNoAxeViolation(page);
  await touches(true);
  await page.getByRole('button', { name: 'Add it' }).click();
  await page.getByRole('button', { name: 'Rename My phone' }).click();
  await page.getByLabel('Its name').fill('My old phone');
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(page.getByText('My old phone')).toBeVisible();
  await hasNoAxeViolation(page);
  await fitsWindow(page, [320, 390]);

  await touches(false);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
  await hasNoAxeViolation(page);
  await fitsWindow(page, [320, 390]);
  await touches(true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('link', { name: 'Edda Editor' })).toBeVisible();

  // The field offers it by itself.
  const signedIn = page.waitForResponse(/\/sign-in\/passkey$/);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await signedIn;
  await expect(page.getByRole('link', { name: 'Edda Editor' })).toBeVisible();

  await page.getByRole('link', { name: 'Edda Editor' }).click();
  await expect(page.getByText('last used')).toBeVisible();
  await page.getByRole('button', { name: 'Remove My old phone' }).click();
  await expect(page.getByText('My old phone')).toBeHidden();
  await touches(false);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
  await touches(true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('does not know this passkey');
});
