import { save } from '../support/saved-pages.ts';
import { brokenOff, expect, startApp, test } from './test.ts';

test.use({ allowedConsole: [brokenOff] });

const scripts = /^\/assets\/[^?]+\.js/;
const cut = { cutAfter: 400 };

test('an article is read from the front page while scripts, styles and fonts are cut off', async ({
  page,
  network,
}) => {
  network.does(cut, /^\/assets\//);
  await page.goto(network.url);
  await page.locator('main a[href^="/articles/"]').first().click();
  await expect(page).toHaveURL(/\/articles\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main article p').first()).toBeVisible();
  // Its styles are inline; its font is the system's.
  await expect(page.locator('body')).toHaveCSS('margin', '0px');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /,/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
});

test('the questions are filtered and the archive is searched while every script is cut off', async ({
  page,
  network,
}) => {
  network.does(cut, scripts);
  await page.goto(`${network.url}/faq`);
  await page.getByRole('searchbox', { name: 'Search FAQs' }).fill('fever');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/faq\?q=fever$/);
  await expect(page.locator('main details')).not.toHaveCount(25);

  await page.goto(`${network.url}/search`);
  // It is a combobox once the application runs.
  await page.getByRole('searchbox', { name: 'Search everything' }).fill('fever');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=fever/);
  await expect(page.getByRole('main').getByRole('link', { name: /fever/i }).first()).toBeVisible();
});

test('search suggestions that fail do not change the field, and appear when the network is back', async ({
  page,
  network,
}) => {
  await page.goto(`${network.url}/search`);
  await startApp(page);
  network.does({ lost: true }, /suggestions/);
  const field = page.getByRole('combobox', { name: 'Search everything' });
  await field.pressSequentially('fev');
  await page.waitForTimeout(600);
  await expect(field).toHaveValue('fev');
  await expect(page.getByRole('option')).toHaveCount(0);
  network.isBack();
  await field.press('e');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('the newsletter reports a failure with advice, and works afterwards', async ({ page, network }) => {
  await page.goto(`${network.url}/about`);
  const form = page.getByRole('contentinfo').locator('form');
  network.does({ lost: true }, /./);
  await form.getByRole('textbox').fill('reader@example.org');
  await form.getByRole('button').click();
  await expect(form.getByRole('status')).toHaveText('That did not work. Please load the page again.');
  await expect(form.getByRole('textbox')).toHaveValue('reader@example.org');
  await expect(form.locator('[aria-busy]')).toHaveCount(0);

  network.isBack();
  await page.reload();
  await form.getByRole('textbox').fill('reader@example.org');
  await form.getByRole('button').click();
  await expect(form.getByRole('status')).toHaveText(/\S/);
  await expect(form.getByText('That did not work.')).toHaveCount(0);
});

test('a piece that cannot be saved says so, and is saved by the next press when the network is back', async ({
  page,
  network,
}) => {
  await page.goto(`${network.url}/articles/a-fever-at-three-in-the-morning`);
  network.does({ lost: true }, /./);
  await save(page).click();
  const said = page.locator('[data-piece] [role=status]');
  await expect(said).toHaveText('That did not work. Please try again.');
  await expect(save(page)).toHaveAttribute('aria-pressed', 'false');

  network.isBack();
  await save(page).click();
  await expect(save(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(said).not.toHaveText('That did not work. Please try again.');
  await page.goto(`${network.url}/saved`);
  await expect(
    page.getByRole('main').getByRole('link', { name: 'A Fever at Three in the Morning' }).first(),
  ).toBeVisible();
});

test('an interrupted sound is announced, and plays again when the network is back', async ({
  page,
  network,
}) => {
  network.does({ cutAfter: 20_000 }, /^\/api\/stream/);
  await page.goto(`${network.url}/radio`);
  await startApp(page);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(
    page.getByText(/Stream temporarily unavailable|Unable to start playback|Reconnecting/).first(),
  ).toBeVisible({ timeout: 15_000 });
  network.isBack();
  const play = page.getByRole('button', { name: 'Play', exact: true });
  if (await play.isVisible()) await play.click();
  await expect
    .poll(
      () =>
        page.locator('audio').evaluate((audio: HTMLAudioElement) => !audio.paused && audio.currentTime > 0),
      {
        timeout: 15_000,
      },
    )
    .toBe(true);
});

test('in the running application a page that fails to load leaves the current one, and opens later; Back and Forward work', async ({
  page,
  network,
}) => {
  await page.goto(`${network.url}/about`);
  await startApp(page);
  network.does({ lost: true }, /./);
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByText('There is no network. This page stays')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  network.isBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions', {
    timeout: 15_000,
  });
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions');
});
