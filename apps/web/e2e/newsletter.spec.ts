import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { header, type MailServer, startMailServer, textOf } from '@daily-nest/testing/mail-server';
import type { Page } from '@playwright/test';
import { axeViolations } from '@daily-nest/site/walk/axe';
import { fitsWindow, hasNoAxeViolation } from '@daily-nest/site/walk/checks';
import { startOwnSite } from './support/own-site.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'serial' });
test.use({
  allowedConsole: [/Failed to load resource: the server responded with a status of (400|404|503)/],
});

let mail: MailServer;
let site: Awaited<ReturnType<typeof startOwnSite>>;

test.beforeAll(async () => {
  // A backend of its own is made and seeded first.
  test.setTimeout(120_000);
  mail = await startMailServer();
  const settings = {
    MAIL_URL: mail.url,
    MAIL_FROM: 'The Daily Nest <letters@nest.example>',
    MAIL_SECRET: 'a secret of more than thirty-two characters',
    MAIL_WEEKLY: 'off',
    SITE_URL: 'https://news.example',
  };
  site = await startOwnSite({ NEWSLETTER: '1' }, { settings });
});
test.afterAll(async () => {
  await site.stop();
  await mail.stop();
});

/** Where a link of a letter leads on the site of this test. */
const linkIn = (text: string, page: string) =>
  new RegExp(`https://news\\.example(/newsletter/${page}\\?token=\\S+)`).exec(text)![1]!;

async function signUp(page: Page, email: string) {
  const form = page.getByRole('main').locator('form', { has: page.getByText('Breaking News Alert') });
  await form.getByRole('textbox').fill(email);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  return form;
}

test('a reader signs up, confirms by letter, gets one, and leaves by one click', async ({
  page,
  request,
}) => {
  // The backend is stopped and started twice, because its PGlite has one owner and commands need it.
  test.setTimeout(120_000);
  await page.goto(site.url);
  const form = await signUp(page, 'Rosa@example.org');
  await expect(form.getByRole('status')).toHaveText('Almost done: look in your inbox and confirm there.');
  await expect(page).toHaveURL(`${site.url}/`);
  await expect(form.getByRole('textbox')).toHaveValue('');
  await mail.until(() => mail.to('rosa@example.org').length === 1);
  const question = textOf(mail.to('rosa@example.org')[0]!.raw);

  await page.goto(site.url + linkIn(question, 'confirm'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your subscription');
  expect(await axeViolations(page, {})).toEqual([]);
  await page.getByRole('button', { name: 'Confirm my subscription' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscription confirmed!');
  await expect(page).toHaveURL(`${site.url}/newsletter/confirmed`);

  const file = join(tmpdir(), `letter-${process.pid}.md`);
  writeFileSync(
    file,
    '---\ntitle: A car seat is recalled\nlink: /urgent\n---\n\nLook under the seat today.\n',
  );
  await site.stopBackend();
  expect(site.letter('breaking', file)).toBe('Queued for 1 reader.\n');
  expect(site.letter('breaking', file)).toBe('This letter was queued before.\n');
  await site.startBackend();
  await mail.until(() => mail.to('rosa@example.org').length === 2);
  const letter = mail.to('rosa@example.org')[1]!.raw;
  expect(header(letter, 'Subject')).toBe('A car seat is recalled');

  // What the button of a mail program does: RFC 8058.
  const leave = linkIn(header(letter, 'List-Unsubscribe')!, 'leave').replace('>', '');
  const left = await request.post(site.url + leave, {
    form: { 'List-Unsubscribe': 'One-Click' },
    maxRedirects: 0,
  });
  expect([left.status(), left.headers()['set-cookie']]).toEqual([200, undefined]);
  await site.stopBackend();
  expect(site.letter('status')).toBe('');
  await site.startBackend();
});

test('with the keyboard alone a reader signs up, confirms and leaves', async ({ page }) => {
  await page.goto(site.url);
  const form = page.getByRole('contentinfo').locator('form', { has: page.locator('input[type=email]') });
  await form.getByRole('textbox').focus();
  await page.keyboard.type('keys@example.org');
  // The field that only programs fill is on nobody's way.
  await page.keyboard.press('Tab');
  await expect(form.getByRole('button', { name: 'Subscribe' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('status')).toHaveText('Almost done: look in your inbox and confirm there.');
  await mail.until(() => mail.to('keys@example.org').length === 1);
  const question = textOf(mail.to('keys@example.org')[0]!.raw);
  for (const [link, button, said] of [
    ['confirm', 'Confirm my subscription', 'Subscription confirmed!'],
    ['leave', 'Leave this letter', 'You have left'],
  ] as const) {
    await page.goto(site.url + linkIn(question, link));
    await page.getByRole('link', { name: 'What we keep, and for how long' }).focus();
    for (const _ of link === 'leave' ? [1, 2] : [1]) await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: button })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said);
  }
});

/** Every page on the way onto a list and off it. */
const steps = ['sent', 'confirm', 'confirmed', 'leave', 'left', 'ended', 'wrong', 'away'];

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'the pages of the newsletter' : 'without script those pages', () => {
    test.use({ javaScriptEnabled });

    test('fit a phone and a desk, by day and at night, and axe finds nothing', async ({ page }) => {
      test.setTimeout(90_000);
      for (const step of steps) {
        const answer = await page.goto(`${site.url}/newsletter/${step}?token=x`);
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

test('what is no address, and a backend that is away, are said below the field', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto(site.url);
  // The browser takes this for an address; no letter can be sent to it.
  const form = await signUp(page, 'rosa@example');
  await expect(form.getByRole('status')).toHaveText('Please check the address.');
  await site.stopBackend();
  await form.getByRole('textbox').fill('rosa@example.org');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByRole('status')).toHaveText('That did not work. Please try again in a minute.');
  await expect(form.getByRole('textbox')).toHaveValue('rosa@example.org');
  await site.startBackend();
});

test('another site signs nobody up', async ({ request }) => {
  const post = (site_: string) =>
    request.post(`${site.url}/newsletter/sign-up`, {
      headers: { 'sec-fetch-site': site_ },
      form: { email: 'ben@example.org', list: 'weekly' },
      maxRedirects: 0,
    });
  expect((await post('cross-site')).status()).toBe(403);
});

test('the privacy text says what is kept', async ({ page }) => {
  await page.goto(`${site.url}/privacy`);
  const section = page.locator('section#newsletter');
  await expect(section).toContainText('we keep your email address');
  await expect(section).not.toContainText('sends nothing');
});

test('the other pages speak of a letter that comes', async ({ page }) => {
  await page.goto(`${site.url}/contact`);
  await expect(page.getByRole('main')).toContainText('First comes one letter that asks you to confirm');
  await expect(page.getByRole('main')).not.toContainText('Why has no newsletter arrived yet?');
  await page.goto(`${site.url}/business`);
  await expect(page.getByRole('link', { name: 'About the letter' })).toHaveAttribute(
    'href',
    '#family-letter',
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a reader signs up, confirms, and leaves by the link of a letter', async ({ page }) => {
    await page.goto(site.url);
    await signUp(page, 'ben@example.org');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Look in your inbox');
    await expect(page).toHaveURL(`${site.url}/newsletter/sent`);
    await mail.until(() => mail.to('ben@example.org').length === 1);
    const question = textOf(mail.to('ben@example.org')[0]!.raw);
    await page.goto(site.url + linkIn(question, 'confirm'));
    await page.getByRole('button', { name: 'Confirm my subscription' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscription confirmed!');
    await page.goto(site.url + linkIn(question, 'leave'));
    await page.getByRole('button', { name: 'Leave this letter' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have left');
    // The link to confirm has ended with it.
    await page.goto(site.url + linkIn(question, 'confirm'));
    await page.getByRole('button', { name: 'Confirm my subscription' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is not good any more');
  });
});

test('a site without a newsletter sends nothing, and says so', async ({ page, request }) => {
  const url = await site.startCopy({});
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
  // Nor does it advertise a letter that nobody gets.
  await page.goto(`${url}/business`);
  await expect(page.getByRole('link', { name: 'About the letter' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'How to reach us' })).toHaveAttribute('href', '/contact');
});
