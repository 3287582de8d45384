import { textOf } from '@daily-nest/testing/mail-server';
import { linkIn, newsletterSite, signUp } from './support/newsletter-site.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'serial' });
test.use({
  allowedConsole: [/Failed to load resource: the server responded with a status of (400|404|503)/],
});
const its = newsletterSite();

// `newsletter.long.spec.ts` tests the letters that follow.
test('a reader signs up on the front page and confirms by letter', async ({ page }) => {
  await page.goto(its.site.url);
  const form = await signUp(page, 'Rosa@example.org');
  await expect(form.getByRole('status')).toHaveText('Almost done: look in your inbox and confirm there.');
  await expect(page).toHaveURL(`${its.site.url}/`);
  await expect(form.getByRole('textbox')).toHaveValue('');
  await its.mail.until(() => its.mail.to('rosa@example.org').length === 1);
  const question = textOf(its.mail.to('rosa@example.org')[0]!.raw);

  await page.goto(its.site.url + linkIn(question, 'confirm'));
  await page.getByRole('button', { name: 'Confirm my subscription' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscription confirmed!');
  await expect(page).toHaveURL(`${its.site.url}/newsletter/confirmed`);
});

test('another site signs nobody up', async ({ request }) => {
  const post = (site_: string) =>
    request.post(`${its.site.url}/newsletter/sign-up`, {
      headers: { 'sec-fetch-site': site_ },
      form: { email: 'ben@example.org', list: 'weekly' },
      maxRedirects: 0,
    });
  expect((await post('cross-site')).status()).toBe(403);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a reader signs up, confirms, and unsubscribes by the link in a letter', async ({ page }) => {
    await page.goto(its.site.url);
    await signUp(page, 'ben@example.org');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Look in your inbox');
    await expect(page).toHaveURL(`${its.site.url}/newsletter/sent`);
    await its.mail.until(() => its.mail.to('ben@example.org').length === 1);
    const question = textOf(its.mail.to('ben@example.org')[0]!.raw);
    await page.goto(its.site.url + linkIn(question, 'confirm'));
    await page.getByRole('button', { name: 'Confirm my subscription' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscription confirmed!');
    await page.goto(its.site.url + linkIn(question, 'leave'));
    await page.getByRole('button', { name: 'Leave this letter' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have left');
    // The link to confirm is no longer valid.
    await page.goto(its.site.url + linkIn(question, 'confirm'));
    await page.getByRole('button', { name: 'Confirm my subscription' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is not good any more');
  });
});

test('a site without a newsletter sends nothing, and says so', async ({ page, request }) => {
  const url = await its.site.startCopy({});
  await page.goto(url);
  const forms = page.locator('form', { has: page.locator('input[type=email]') });
  await expect(forms).toHaveCount(2);
  for (const form of await forms.all()) {
    await expect(form).toHaveAttribute('method', 'dialog');
    await expect(form).toContainText('sends nothing');
    await expect(form.locator('input')).toHaveCount(1);
  }
  expect((await request.get(`${url}/newsletter/sent`)).status()).toBe(404);
  expect(
    (await request.post(`${url}/newsletter/sign-up`, { form: { email: 'rosa@example.org' } })).status(),
  ).toBe(405);
  await page.goto(`${url}/privacy`);
  await expect(page.locator('section#newsletter')).toContainText('sends nothing');
  // It does not advertise a letter either.
  await page.goto(`${url}/business`);
  await expect(page.getByRole('link', { name: 'About the letter' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'How to reach us' })).toHaveAttribute('href', '/contact');
});
