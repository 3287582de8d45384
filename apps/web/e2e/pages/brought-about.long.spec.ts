import { hasNoAxeViolation } from '@daily-nest/site/browser-tests/checks';
import { desk, phone } from '@daily-nest/site/browser-tests/check-page';
import type { Page } from '@playwright/test';
import { giveVoice } from '../support/own-voice.ts';
import { holdBack, test as blogTest } from '../support/blog-site.ts';
import { expect, startApp, test } from '../support/test.ts';

const fever = '/articles/a-fever-at-three-in-the-morning';
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const footer = (page: Page) => page.getByRole('contentinfo').locator('form');

/** Keeps temporary messages visible. Animations and axe continue, so the page's clock cannot be stopped. */
const keepMessages = (page: Page) =>
  page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    const patched = (then: () => void, ms = 0) => (ms >= 2_000 ? 0 : wait(then, ms));
    Object.assign(window, { setTimeout: patched });
  });

/** States of a page that a reader, the network or time causes. */
const states: Record<string, (page: Page) => Promise<void>> = {
  async 'the suggestions of the search'(page) {
    await page.goto('/search');
    await main(page).getByLabel('Search everything').click();
    await page.keyboard.type('feve');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
  },
  async 'a search that finds nothing'(page) {
    await page.goto('/search?q=zzzz');
  },
  async 'a question that nobody has asked'(page) {
    await page.goto('/faq');
    await main(page).getByRole('searchbox').fill('zzzz');
    await expect(page.getByText('No FAQs found matching your search criteria.')).toBeVisible();
  },
  async 'the newsletter, empty'(page) {
    await page.goto('/about');
    await footer(page).getByRole('button').click();
  },
  async 'the newsletter, confirmed'(page) {
    await keepMessages(page);
    await page.goto('/about');
    await footer(page).getByRole('textbox').fill('rosa@example.org');
    await footer(page).getByRole('button').click();
    await expect(page.getByText('Subscription confirmed!')).toBeVisible();
  },
  async 'the request for a donation'(page) {
    await page.addInitScript(() => localStorage.removeItem('donationPopupShown'));
    await page.goto('/about');
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 9_000 });
  },
  async 'a saved piece'(page) {
    await page.goto(fever);
    await button(page, 'Save for later').click();
    await expect(page.locator('main [data-piece-save][aria-pressed=true]').first()).toBeVisible();
  },
  async 'the list of saved pieces'(page) {
    await page.addInitScript((path) => {
      localStorage.setItem('dn.savedPieces', JSON.stringify([{ path, title: 'A Fever' }]));
    }, fever);
    await page.goto('/saved');
    await expect(main(page).locator(`[data-saved-list=saved] a[href="${fever}"]`)).toBeVisible();
  },
  async 'a piece that is read aloud'(page) {
    await giveVoice(page);
    await page.goto(fever);
    await page.keyboard.press('Shift');
    await button(page, 'Listen').click();
    await expect(page.getByRole('list', { name: 'Reading aloud' })).toBeVisible();
  },
  async 'a choice that was saved'(page) {
    await keepMessages(page);
    await page.goto('/about');
    await startApp(page);
    await button(page, 'Display').click();
    await page.getByText('Large', { exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
  },
  async 'the radio that plays'(page) {
    await page.goto('/radio');
    await button(page, 'Play').click();
    await expect(page.getByText('On air')).toBeVisible();
  },
  async 'the bar of the radio'(page) {
    await page.goto('/radio');
    await button(page, 'Play').click();
    await expect(page.locator('html')).toHaveAttribute('data-app', 'live');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(button(page, 'Close radio')).toBeVisible();
  },
  async 'the radio without a stream'(page) {
    await page.route('**/api/stream?*', (route) => route.fulfill({ status: 503 }));
    await page.goto('/radio');
    await button(page, 'Play').click();
    await expect(page.getByRole('alert')).toHaveText(/Stream temporarily/);
  },
  async 'the contact form'(page) {
    await page.goto('/contact');
    await startApp(page);
    await page.getByRole('link', { name: 'Load Contact form' }).click();
    await expect(main(page).frameLocator('iframe').getByRole('heading')).toBeVisible();
  },
  async 'the video'(page) {
    await page.goto('/');
    await startApp(page);
    await main(page)
      .getByRole('link', { name: /^Play / })
      .click();
    const video = page.getByRole('region', { name: 'Featured Video' }).frameLocator('iframe');
    await expect(video.getByRole('heading')).toBeVisible();
  },
  async 'a provider that is allowed for good'(page) {
    await page.addInitScript(() => {
      try {
        localStorage.setItem('frameChoices', JSON.stringify(['Google Forms']));
      } catch {}
    });
    await page.goto('/privacy');
    await expect(button(page, 'Ask again before Google Forms')).toBeVisible();
  },
  async 'a page on its way'(page) {
    await page.goto('/faq');
    await startApp(page);
    await page.route(/\/assets\/.*\.js$|\.data(\?|$)/, () => new Promise(() => {}));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click();
    await expect(page.getByText('The page is on its way')).toBeAttached();
  },
};

// Chromium logs that a late font of the home page was preloaded but not used.
test.use({ allowedConsole: [/Failed to load resource: .*(?:500|503)|woff2 was preloaded .* but not used/] });

// Other companies' pages are replaced by one without violations.
test.beforeEach(({ context }) =>
  context.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><html lang="en"><title>Theirs</title><main aria-label="Theirs"><h1>Theirs</h1></main>',
      }),
  ),
);

for (const [name, bringAbout] of Object.entries(states))
  for (const window of [phone, desk])
    test(`${name} has no axe violation at ${window.width} px, in light and dark`, async ({ page }) => {
      await isReadable(page, window, () => bringAbout(page));
    });

for (const window of [phone, desk]) {
  blogTest(
    `a list of posts that loads can be read by everybody at ${window.width} px`,
    async ({ page, blog }) => {
      await isReadable(page, window, async () => {
        await page.goto('/blog');
        await startApp(page);
        holdBack(blog);
        await main(page).getByRole('link', { name: 'Page 2' }).click();
        await expect(main(page).locator('[aria-busy=true]').first()).toBeVisible();
      });
    },
  );

  blogTest(`the error of a list can be read by everybody at ${window.width} px`, async ({ page, blog }) => {
    await isReadable(page, window, async () => {
      await page.goto('/blog');
      await startApp(page);
      blog.answerWith((_request, response) => response.writeHead(400).end());
      await main(page).getByRole('link', { name: 'Page 2' }).click();
      await expect(page.getByRole('link', { name: 'Try Again' })).toBeVisible();
    });
  });
}

async function isReadable(page: Page, window: typeof phone, bringAbout: () => Promise<void>) {
  test.slow();
  await page.setViewportSize(window);
  await bringAbout();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await hasNoAxeViolation(page);
  }
}
