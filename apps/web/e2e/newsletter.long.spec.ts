import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { axeViolations } from '@daily-nest/site/browser-tests/axe';
import { fitsWindow, hasNoAxeViolation } from '@daily-nest/site/browser-tests/checks';
import { header, textOf } from '@daily-nest/testing/mail-server';
import { linkIn, newsletterSite, signUp } from './support/newsletter-site.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'serial' });
test.use({
  allowedConsole: [/Failed to load resource: the server responded with a status of (400|404|503)/],
});
const its = newsletterSite();

test('a reader signs up, confirms by letter, gets one, and unsubscribes with one click', async ({
  page,
  request,
}) => {
  // The backend is stopped and started twice, because its PGlite has one owner and commands need it.
  test.setTimeout(120_000);
  await page.goto(its.site.url);
  const form = await signUp(page, 'Rosa@example.org');
  await expect(form.getByRole('status')).toHaveText('Almost done: look in your inbox and confirm there.');
  await expect(page).toHaveURL(`${its.site.url}/`);
  await expect(form.getByRole('textbox')).toHaveValue('');
  await its.mail.until(() => its.mail.to('rosa@example.org').length === 1);
  const question = textOf(its.mail.to('rosa@example.org')[0]!.raw);

  await page.goto(its.site.url + linkIn(question, 'confirm'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your subscription');
  expect(await axeViolations(page, {})).toEqual([]);
  await page.getByRole('button', { name: 'Confirm my subscription' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscription confirmed!');
  await expect(page).toHaveURL(`${its.site.url}/newsletter/confirmed`);

  const file = join(tmpdir(), `letter-${process.pid}.md`);
  writeFileSync(
    file,
    '---\ntitle: A car seat is recalled\nlink: /urgent\n---\n\nLook under the seat today.\n',
  );
  await its.site.stopBackend();
  expect(await its.site.letter('breaking', file)).toBe('Queued for 1 reader.\n');
  expect(await its.site.letter('breaking', file)).toBe('This letter was queued before.\n');
  await its.site.startBackend();
  await its.mail.until(() => its.mail.to('rosa@example.org').length === 2);
  const letter = its.mail.to('rosa@example.org')[1]!.raw;
  expect(header(letter, 'Subject')).toBe('A car seat is recalled');

  // The unsubscribe button of a mail client: RFC 8058.
  const leave = linkIn(header(letter, 'List-Unsubscribe')!, 'leave').replace('>', '');
  const left = await request.post(its.site.url + leave, {
    form: { 'List-Unsubscribe': 'One-Click' },
    maxRedirects: 0,
  });
  expect([left.status(), left.headers()['set-cookie']]).toEqual([200, undefined]);
  await its.site.stopBackend();
  expect(await its.site.letter('status')).toBe('No readers and no letters.\n');
  await its.site.startBackend();
});

test('a reader signs up, confirms and unsubscribes by keyboard', async ({ page }) => {
  await page.goto(its.site.url);
  const form = page.getByRole('contentinfo').locator('form', { has: page.locator('input[type=email]') });
  await form.getByRole('textbox').focus();
  await page.keyboard.type('keys@example.org');
  // The honeypot is not a tab stop.
  await page.keyboard.press('Tab');
  await expect(form.getByRole('button', { name: 'Subscribe' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('status')).toHaveText('Almost done: look in your inbox and confirm there.');
  await its.mail.until(() => its.mail.to('keys@example.org').length === 1);
  const question = textOf(its.mail.to('keys@example.org')[0]!.raw);
  for (const [link, button, said] of [
    ['confirm', 'Confirm my subscription', 'Subscription confirmed!'],
    ['leave', 'Leave this letter', 'You have left'],
  ] as const) {
    await page.goto(its.site.url + linkIn(question, link));
    await page.getByRole('link', { name: 'What we keep, and for how long' }).focus();
    for (const _ of link === 'leave' ? [1, 2] : [1]) await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: button })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said);
  }
});

/** Every page of subscribing and unsubscribing. */
const steps = ['sent', 'confirm', 'confirmed', 'leave', 'left', 'ended', 'wrong', 'away'];

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'the pages of the newsletter' : 'without script those pages', () => {
    test.use({ javaScriptEnabled });

    test('fit a phone and a desktop, in light and dark, without axe violations', async ({ page }) => {
      test.setTimeout(90_000);
      for (const step of steps) {
        const answer = await page.goto(`${its.site.url}/newsletter/${step}?token=x`);
        expect(answer!.status(), step).toBe(200);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^noindex/);
        await expect(page.getByRole('main').getByRole('link', { name: 'What we keep' })).toHaveAttribute(
          'href',
          '/privacy#newsletter',
        );
        await fitsWindow(page, [320, 390, 1280]);
        if (!javaScriptEnabled) continue;
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await hasNoAxeViolation(page);
        }
      }
    });
  });

test('an invalid address and a backend that is down are reported below the field', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto(its.site.url);
  // The browser accepts this address, but no letter can be sent to it.
  const form = await signUp(page, 'rosa@example');
  await expect(form.getByRole('status')).toHaveText('Please check the address.');
  await its.site.stopBackend();
  await form.getByRole('textbox').fill('rosa@example.org');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByRole('status')).toHaveText('That did not work. Please try again in a minute.');
  await expect(form.getByRole('textbox')).toHaveValue('rosa@example.org');
  await its.site.startBackend();
});

test('the privacy text says what is stored', async ({ page }) => {
  await page.goto(`${its.site.url}/privacy`);
  const section = page.locator('section#newsletter');
  await expect(section).toContainText('we keep your email address');
  await expect(section).not.toContainText('sends nothing');
});

test('the other pages describe the newsletter', async ({ page }) => {
  await page.goto(`${its.site.url}/contact`);
  await expect(page.getByRole('main')).toContainText('First comes one letter that asks you to confirm');
  await expect(page.getByRole('main')).not.toContainText('Why has no newsletter arrived yet?');
  await page.goto(`${its.site.url}/business`);
  await expect(page.getByRole('link', { name: 'About the letter' })).toHaveAttribute(
    'href',
    '#family-letter',
  );
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
