import type { Browser, Locator, Page } from '@playwright/test';
import { textOf } from '@daily-nest/testing/mail-server';
import { type Hands, keyboard, pointer } from './support/hands.ts';
import { signUp } from './support/newsletter-site.ts';
import { startNewsroom } from './support/newsroom.ts';
import { password } from './support/desk.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'serial' });

// The network is taken away, and a withdrawn piece is gone.
test.use({ allowedConsole: [/net::ERR_|the server responded with a status of (4\d\d)/] });

const title = 'How to pack a hospital bag';
const slug = 'how-to-pack-a-hospital-bag';

for (const { how, hands, onPostgres } of [
  { how: 'on Postgres with two backends and two sites', hands: pointer, onPostgres: true },
  { how: 'by keyboard alone on PGlite', hands: keyboard, onPostgres: false },
])
  test(`a newsroom's day ${how}`, async ({ page, browser }) => {
    test.setTimeout(300_000);
    const newsroom = await startNewsroom({ onPostgres });
    try {
      await aDay(page, browser, hands, newsroom);
    } finally {
      await newsroom.stop();
    }
  });

async function aDay(
  page: Page,
  browser: Browser,
  hands: Hands,
  { mail, sites, invitation }: Awaited<ReturnType<typeof startNewsroom>>,
) {
  const [nest, post] = sites as [string, string];
  const button = (name: string | RegExp, of: Page | Locator = page) =>
    of.getByRole('button', { name, exact: typeof name === 'string' });
  const link = (name: string, of: Page = page) => of.getByRole('link', { name, exact: true });
  const opener = (words: string, of: Page = page) => of.locator('summary', { hasText: words });
  const saved = (of: Page = page) =>
    expect(of.getByRole('region', { name: 'Saving and publishing' }).getByRole('status')).toHaveText('Saved');
  const textAt = async (address: string) => (await page.request.get(address)).text();
  const shows = (address: string, words: string) =>
    expect.poll(() => textAt(address), { timeout: 20_000 }).toContain(words);
  const statusIs = (address: string, status: number, timeout = 20_000) =>
    expect.poll(async () => (await page.request.get(address)).status(), { timeout }).toBe(status);

  const lead = async () => {
    const reader = await browser.newPage();
    await reader.goto(nest);
    const words = await reader.getByRole('heading', { level: 3 }).first().textContent();
    await reader.close();
    return words;
  };

  await test.step('a reader subscribes', async () => {
    const reader = await browser.newPage();
    // The dialog for donations would open over the form on a slow machine.
    await reader.addInitScript(() => localStorage.setItem('donationPopupShown', 'true'));
    await reader.goto(nest);
    const form = await signUp(reader, 'lena@reader.example');
    await expect(form.getByRole('status')).toContainText('Almost done');
    await mail.until(() => mail.to('lena@reader.example').length === 1);
    const [confirmation] = mail.to('lena@reader.example');
    const [confirm] = /http\S+\/newsletter\/confirm\?token=\S+/.exec(textOf(confirmation!.raw))!;
    await reader.goto(confirm);
    await reader.getByRole('button', { name: 'Confirm my subscription' }).click();
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Subscription confirmed!');
    await reader.close();
  });

  await test.step('Edda accepts her invitation, and invites Olaf', async () => {
    await page.goto(invitation);
    await accept(page, 'Edda Editor');
    await hands.press(link('People'));
    await hands.type(page.getByLabel('E-mail'), 'olaf@example.org');
    await hands.choose(page.getByLabel('Role', { exact: true }), 'Editor: writes and publishes everything');
    await hands.press(button('Make a link'));
  });
  const olaf = await (await browser.newContext()).newPage();
  await olaf.goto(await page.getByLabel(/^Send this link to olaf/).inputValue());
  await accept(olaf, 'Olaf Other');

  async function accept(who: Page, name: string) {
    await hands.type(who.getByLabel('Your name'), name);
    await hands.type(who.getByLabel('Password'), password);
    await hands.press(button('Begin', who));
    await expect(who.getByRole('heading', { level: 1 })).toHaveText('Pieces');
  }

  await test.step('Edda writes with a picture, and is interrupted', async () => {
    await hands.press(link('Pieces'));
    await hands.press(button('New piece'));
    await hands.type(page.getByRole('textbox', { name: 'Title' }), title);
    await hands.type(
      page.getByRole('textbox', { name: 'Deck' }),
      'What two nights need, and what stays at home.',
    );
    await hands.type(page.getByRole('textbox', { name: 'Body' }), 'Pack it in week 36.');
    await saved();
    await page.context().setOffline(true);
    await page.keyboard.type(' The car seat goes in last.');
    await expect(page.getByText('No connection. Your text is kept in this browser')).toBeVisible();
    await page.context().setOffline(false);
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Body' })).toContainText('The car seat goes in last.');
    await saved();
    const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 900, height: 600 } });
    const picture = page.getByRole('group', { name: 'Picture' });
    await hands.upload(picture.getByLabel(/^Upload/), { name: 'bag.png', mimeType: 'image/png', buffer });
    await expect(picture.getByRole('slider').first()).toBeVisible({ timeout: 30_000 });
    await hands.press(button('Make it from the title'));
  });

  await test.step('a check refuses the piece until its picture has words', async () => {
    await expect(button('Publish')).toBeDisabled();
    await hands.press(button('The picture has no words for those who do not see it.'));
    await page.keyboard.type('A bag stands by a door');
    await expect(button('Publish')).toBeEnabled();
    await saved();
  });

  await test.step('she looks at it in both brands', async () => {
    await hands.press(button('Preview'));
    const shown = page.frameLocator('iframe[title="Preview of the page"]');
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 20_000 });
    await expect(shown.getByRole('link', { name: 'The Daily Nest' }).first()).toBeAttached();
    await hands.check(page.getByRole('radio', { name: 'The Harbour Post' }));
    await expect(shown.getByRole('link', { name: 'The Harbour Post' }).first()).toBeAttached({
      timeout: 20_000,
    });
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText(title);
    await hands.press(button('Close the preview'));
  });

  await test.step('it is published at its time, on both sites', async () => {
    const next = new Date(Math.ceil((Date.now() + 20_000) / 60_000) * 60_000);
    const local = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'America/New_York',
      dateStyle: 'short',
      timeStyle: 'short',
    }).format(next);
    await hands.press(opener('Publish at a time'));
    await hands.setMoment(page.getByLabel('Day and time'), local.replace(' ', 'T'));
    await hands.press(button('Plan it'));
    await expect(page.getByText('To be published on')).toBeVisible();
    for (const site of sites) expect((await page.request.get(`${site}/blog/${slug}`)).status()).toBe(404);
    await statusIs(`${nest}/blog/${slug}`, 200, 100_000);
    expect(Date.now()).toBeGreaterThanOrEqual(next.getTime());
    await statusIs(`${post}/blog/${slug}`, 200);
    const reader = await browser.newPage();
    await reader.goto(`${nest}/search?q=hospital+bag`);
    await expect(reader.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible();
    await reader.close();
    for (const site of sites) await shows(`${site}/feeds/blog.rss`, title);
  });

  await test.step('it is in the weekly letter', async () => {
    await hands.press(link('Letters'));
    await hands.press(opener('Read it'));
    // No script looks into its frame.
    const letter = await page.getByTitle('The next weekly letter').getAttribute('src');
    expect(await textAt(new URL(letter!, page.url()).href)).toContain(title);
  });

  await test.step('she corrects it', async () => {
    await hands.press(link('Pieces'));
    await hands.press(page.getByRole('link', { name: title }).first());
    const body = page.getByRole('textbox', { name: 'Body' });
    await hands.type(body, 'Pack it in week 35. The car seat goes in last.');
    await saved();
    await hands.choose(page.getByLabel('What has changed'), 'A fact was wrong: a correction');
    await hands.type(page.getByLabel('What is right'), 'Week 35, not 36.');
    await hands.type(page.getByLabel('What stood there before'), 'It said week 36.');
    await hands.press(button('Publish the changes'));
    await expect(page.getByText('changes that readers do not see yet')).toBeHidden();
    for (const site of sites)
      for (const path of [`/blog/${slug}`, '/corrections', '/feeds/blog.rss'])
        await shows(site + path, 'Week 35, not 36.');
  });

  await test.step('she places it first, and returns to the front page of before', async () => {
    const place = async (words: string) => {
      await hands.press(button('Choose for Lead'));
      await hands.type(page.getByLabel('Words of the title'), words);
      await hands.press(page.getByRole('dialog').getByRole('button', { name: words }).first());
      await expect(page.getByRole('listitem', { name: 'Lead', exact: true })).toContainText(words);
      await hands.press(button('Publish the front page'));
      await expect.poll(lead, { timeout: 20_000 }).toContain(words);
    };
    await hands.press(link('Front page'));
    await place('One Trash Bag for the Medicine Cabinet');
    await place(title);
    await hands.press(button('Return to the former one'));
    await expect.poll(lead, { timeout: 20_000 }).toBe('One Trash Bag for the Medicine Cabinet');
  });

  await test.step('an urgent letter goes when Olaf says yes', async () => {
    await hands.press(link('Letters'));
    await hands.press(opener('Write one'));
    await hands.type(page.getByLabel('Title'), 'A swing is recalled: stop using it');
    await hands.type(page.getByLabel('Text'), 'Look under the seat for its number.');
    await hands.press(button('Keep it for sending'));
    await expect(page.getByText('Another editor has to say yes.')).toBeVisible();
    await expect(button('Send it …')).toHaveCount(0);
    await hands.press(link('Letters', olaf));
    await hands.press(button('Send it …', olaf));
    await hands.press(button('Send it now', olaf));
    await mail.until(() => mail.to('lena@reader.example').length === 2);
    expect(textOf(mail.to('lena@reader.example')[1]!.raw)).toContain('Look under the seat');
  });

  await test.step('Olaf withdraws the piece from both sites', async () => {
    await hands.press(link('Pieces', olaf));
    await hands.press(olaf.getByRole('link', { name: title }).first());
    await hands.press(opener('Withdraw', olaf));
    await hands.type(olaf.getByLabel('A sentence for readers'), 'It named a hospital.');
    await hands.press(button('Take it off the site', olaf));
    await expect(olaf.getByText('Withdrawn')).toBeVisible();
    for (const site of sites) {
      await statusIs(`${site}/blog/${slug}`, 410);
      expect(await textAt(`${site}/blog/${slug}`)).toContain('It named a hospital.');
      expect(await textAt(`${site}/feeds/blog.rss`)).not.toContain(title);
    }
  });
}
