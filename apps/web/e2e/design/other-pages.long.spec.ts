import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Measures of the design on the pages other than the front page, the stories and the topics. */

const box = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!;

test.describe('the radio', () => {
  test('has a picture of seven columns beside its sheet on a desktop', async ({ page }) => {
    await page.goto('/radio');
    const picture = await box(page, 'main img');
    expect(picture.x).toBe(0);
    expect(picture.width).toBeCloseTo((1280 * 7) / 12, 0);
    // The programme begins below both, in the first screen.
    const programme = await box(page, '[aria-labelledby="programme"]');
    expect(picture.y + picture.height).toBeCloseTo(programme.y, 0);
    expect(programme.y).toBeLessThan(800);
    const title = await box(page, 'h1');
    expect(title.x).toBeGreaterThan(picture.width);
  });

  test('has a play button of 84 px and a track of 6 px', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/radio');
    const play = await page.getByRole('button', { name: 'Play', exact: true }).boundingBox();
    expect([play!.width, play!.height]).toEqual([84, 84]);
    expect((await box(page, 'main svg rect')).height).toBe(6);
    const picture = await box(page, 'main img');
    expect(picture.width).toBe(390);
    // All controls are on the first screen of a phone.
    expect(play!.y + play!.height).toBeLessThan(600);
  });
});

test.describe('the 404 page', () => {
  test.use({ allowedConsole: [/responded with a status of 404/] });

  test('shows the mark as its zero and has links', async ({ page }) => {
    await page.goto('/articles/lunch-boxes');
    const figure = page.locator('main p').filter({ hasText: '404' });
    await expect(figure.locator('svg')).toBeVisible();
    const drawn = (await figure.boundingBox())!;
    const title = await box(page, 'h1');
    expect(drawn.width).toBeGreaterThan(560);
    expect(title.x).toBeGreaterThan(drawn.x + drawn.width);
    const ways = page.getByRole('navigation', { name: 'Ways on' });
    await expect(ways.getByRole('link', { name: 'Parenting Tips' })).toBeVisible();
  });

  test('has a search with the words of the address', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${baseURL}/articles/lunch-boxes`);
    const field = page.getByRole('main').getByRole('searchbox', { name: 'Search everything' });
    await expect(field).toHaveValue('lunch boxes');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=lunch\+boxes$/);
    await page.goto(`${baseURL}/no-such-page`);
    await expect(field).toHaveValue('');
    await page.close();
  });
});

test('the radio has picture and controls on the first screen of a phone in landscape', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/radio');
  const picture = await box(page, 'main img');
  const play = (await page.getByRole('button', { name: 'Play', exact: true }).boundingBox())!;
  expect(picture.y + picture.height).toBeLessThanOrEqual(390);
  expect(play.y + play.height).toBeLessThanOrEqual(390);
  expect(play.x).toBeGreaterThan(picture.x + picture.width - 8);
});

test('no title on the bookshelf is cut', async ({ page }) => {
  for (const width of [320, 390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/books');
    // A letter's descender may leave its line box without being cut.
    const cut = await page
      .locator('main li h3')
      .evaluateAll((all) =>
        all.filter((title) => title.scrollHeight > title.clientHeight + 8).map((title) => title.textContent),
      );
    expect(cut, `${width} px`).toEqual([]);
  }
  await expect(page.getByRole('link', { name: /^Memory Culture/ })).toContainText(
    'The Science of Observing, Remembering and Recalling',
  );
});

test('the last line of the footer begins with a word', async ({ page }) => {
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/contact');
    const footer = page.getByRole('contentinfo');
    const note = footer.getByRole('paragraph').filter({ hasText: /^Part of the / });
    const copyright = (await footer.getByText(/^© /).boundingBox())!;
    const line = (await note.boundingBox())!;
    const before = await note.evaluate((element) => getComputedStyle(element, '::before').content);
    if (line.y > copyright.y + 8) {
      expect(before, `${width} px`).toBe('none');
      expect(line.x, `${width} px`).toBe(copyright.x);
    } else expect(before, `${width} px`).toContain('·');
    // The links below are aligned with it.
    const links = (await footer.getByRole('link', { name: 'Urgent help' }).boundingBox())!;
    expect(links.y, `${width} px`).toBeGreaterThan(copyright.y);
    expect(links.x, `${width} px`).toBe(copyright.x);
  }
});

test('the books are no wider than other pages', async ({ page }) => {
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/about');
    const about = await box(page, 'main h1');
    const footer = await page.locator('main section').last().boundingBox();
    await page.goto('/books');
    const shelf = await box(page, 'main section');
    expect(shelf.x, `${width} px`).toBe(about.x);
    expect(shelf.x + shelf.width, `${width} px`).toBe(footer!.x + footer!.width);
  }
});

test('a phone number never breaks into two lines', async ({ page }) => {
  for (const width of [320, 390, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/contact');
    const lines = await page
      .locator('main a[href^="tel:"]')
      .evaluateAll((links) => links.map((link) => link.getClientRects().length));
    expect(lines, `${width} px`).toEqual(lines.map(() => 1));
    expect(lines.length).toBeGreaterThan(0);
  }
});

test('a document has one button and two less prominent links', async ({ page }) => {
  await page.goto('/partners');
  const card = page.getByRole('article', { name: 'Partnership Document 1' });
  const grounds = await card
    .locator('button, p > a')
    .evaluateAll((all) => all.map((one) => [one.textContent, getComputedStyle(one).backgroundColor]));
  const clear = grounds.filter(([, ground]) => ground === 'rgba(0, 0, 0, 0)').map(([name]) => name);
  expect(clear).toEqual(expect.arrayContaining(['Preview', 'Open in Google Drive']));
  expect(grounds.length - clear.length).toBe(1);
});
