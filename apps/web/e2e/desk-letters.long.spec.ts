import { fitsWindow, hasNoAxeViolationOfItsOwn } from '@daily-nest/site/browser-tests/checks';
import { type MailServer, startMailServer, textOf } from '@daily-nest/testing/mail-server';
import { acceptInvitation } from './support/desk.ts';
import { linkIn, signUp } from './support/newsletter-site.ts';
import { startOwnSite } from './support/own-site.ts';
import { expect, test } from './support/test.ts';

const today = new Date().toISOString().slice(0, 10);
const post = `---\nslug: a-first-apple\ntitle: A first apple\ndescription: Soft, and cut lengthwise.\ndate: ${today}\n---\nSteam it.\n`;

let mail: MailServer;
let site: Awaited<ReturnType<typeof startOwnSite>>;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  mail = await startMailServer();
  const settings = {
    MAIL_URL: mail.url,
    MAIL_FROM: 'The Daily Nest <letters@nest.example>',
    MAIL_SECRET: 'a secret of more than thirty-two characters',
    MAIL_WEEKLY: 'sunday 14:00',
    SITE_URL: 'https://news.example',
  };
  site = await startOwnSite({ NEWSLETTER: '1' }, { posts: [post], invite: 'edda@example.org', settings });
});
test.afterAll(async () => {
  await site?.stop();
  await mail?.stop();
});

test('an editor reads the weekly letter, holds it, and sends an urgent one', async ({ page, context }) => {
  test.setTimeout(90_000);
  const reader = await context.newPage();
  const lena = 'lena@reader.example';
  await reader.goto(site.url);
  const form = await signUp(reader, lena);
  await expect(form.getByRole('status')).toHaveText('Almost done: look in your inbox and confirm there.');
  await mail.until(() => mail.to(lena).length === 1);
  await reader.goto(site.url + linkIn(textOf(mail.to(lena)[0]!.raw), 'confirm'));
  await reader.getByRole('button', { name: 'Confirm my subscription' }).click();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Subscription confirmed!');

  await acceptInvitation(page, site);
  await page.getByRole('link', { name: 'Letters' }).click();
  await page.getByText('Read it').click();
  // No script looks into its frame.
  expect(await pageIn('The next weekly letter')).toContain('A first apple');
  await hasNoAxeViolationOfItsOwn(page);
  await page.getByRole('button', { name: 'Hold it' }).click();
  await expect(page.getByText(/^Held by Edda Editor/)).toBeVisible();
  await page.getByRole('button', { name: 'Let it go' }).click();
  await expect(page.getByRole('button', { name: 'Hold it' })).toBeVisible();

  await page.locator('summary', { hasText: 'Write one' }).click();
  await page.getByLabel('Title').fill('A swing is recalled: stop using it today');
  await page.getByLabel('Text').fill('The maker asks families to stop using it.\n\nLook under the seat.');
  await page.getByLabel('Where more is said').fill('/urgent');
  await hasNoAxeViolationOfItsOwn(page);
  await fitsWindow(page, [320, 390]);
  await page.getByRole('button', { name: 'Keep it for sending' }).click();
  const asked = page.getByRole('article', { name: 'A swing is recalled' });
  await asked.getByText('Read it').click();
  expect(await pageIn('A swing is recalled: stop using it today')).toContain('Look under the seat.');
  await asked.getByRole('button', { name: 'Send it …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send it to 1 reader?' });
  await hasNoAxeViolationOfItsOwn(page);
  await dialog.getByRole('button', { name: 'Send it now' }).click();
  await mail.until(() => mail.to(lena).length === 2);
  expect(textOf(mail.to(lena)[1]!.raw)).toContain('A swing is recalled');

  await page.reload();
  const row = page.getByRole('row', { name: /A swing is recalled/ });
  await expect(row.getByRole('cell').nth(2)).toHaveText('1');
  await expect(page.getByText(lena)).toHaveCount(0);

  async function pageIn(frame: string) {
    const address = await page.getByTitle(frame).getAttribute('src');
    return (await page.request.get(new URL(address!, page.url()).href)).text();
  }
});
