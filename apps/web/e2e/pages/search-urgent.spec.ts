import type { Page } from '@playwright/test';
import { fitsWindow } from '@daily-nest/site/browser-tests/checks';
import { expect, startApp, test } from '../support/test.ts';

/** The answer above the results. */
const answer = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name, exact: true });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an emergency is first: the number, the first steps, the page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/search?q=my+baby+is+choking');
    const [first] = await page.getByRole('main').getByRole('region').all();
    await expect(first!).toHaveAccessibleName('Choking');
    const call = first!.getByRole('link', { name: 'Call 911' });
    await expect(call).toHaveAttribute('href', 'tel:911');
    const { y, height } = (await call.boundingBox())!;
    expect(y + height).toBeLessThan(844);
    for (const age of ['Under one year', 'From the first birthday on'])
      await expect(first!.getByRole('heading', { level: 3, name: age })).toBeVisible();
    await expect(first!.getByRole('listitem').filter({ hasText: 'five back blows' })).toHaveCount(2);
    await first!.getByRole('link', { name: 'Choking: what to do' }).click();
    await expect(page).toHaveURL(/\/urgent\/choking$/);
  });

  test('a query about dying gets a kind answer, with numbers to call or text', async ({ page }) => {
    await page.goto('/search?q=my+daughter+wants+to+die');
    const found = answer(page, 'Self-harm, talk of dying');
    await expect(found).toContainText('You are right to take this seriously');
    await expect(found.getByRole('link').first()).toHaveAttribute('href', 'tel:988');
    await expect(found.getByRole('link', { name: 'Text 988' })).toHaveAttribute('href', 'sms:988');

    await page.goto('/search?q=i+want+to+die');
    const own = answer(page, 'You are not alone');
    await expect(own.getByRole('link').first()).toHaveAttribute('href', 'tel:988');
    await expect(own.getByRole('link', { name: 'Text 988' })).toHaveAttribute('href', 'sms:988');
  });

  test('a long story is read to its end', async ({ page }) => {
    const story =
      'hello I hope somebody is there we were at my mother’s place in the garden all day and I looked away for a moment and my son ate a pill';
    await page.goto(`/search?${new URLSearchParams({ q: story })}`);
    await expect(answer(page, 'Poisoning').getByRole('link').first()).toHaveAttribute(
      'href',
      'tel:+18002221222',
    );
  });

  test('an ordinary question shows no alert, and finds the pages of emergencies among others', async ({
    page,
  }) => {
    await page.goto('/search?q=burnout');
    await expect(page.locator('[data-part=urgent-answer]')).toHaveCount(0);
    await page.goto('/search?q=fever');
    await expect(page.locator('[data-part=urgent-answer]')).toHaveCount(0);
    const list = page.getByRole('main').getByRole('list');
    await expect(list.getByRole('link', { name: 'Fever', exact: true })).toHaveAttribute(
      'href',
      '/urgent/fever',
    );
    await expect(list.getByRole('link', { name: 'Fever and doses' })).toHaveAttribute(
      'href',
      '/urgent/fever-and-doses',
    );
  });
});

test('suggestions show the number and the page before the search', async ({ page }) => {
  await page.goto('/search');
  const field = page
    .getByRole('combobox', { name: 'Search everything' })
    .or(page.getByRole('searchbox', { name: 'Search everything' }));
  await field.click();
  await page.keyboard.type('baby chocking');
  const [call, what] = [page.getByRole('option').nth(0), page.getByRole('option').nth(1)];
  await expect(call).toHaveAttribute('href', 'tel:911');
  await expect(call).toHaveAccessibleName('Call 911 Choking');
  await expect(what).toHaveAttribute('href', '/urgent/choking');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/urgent\/choking$/);
});

test('in the running application it is first as well, and is announced', async ({ page }) => {
  await page.goto('/search?q=sleep');
  await startApp(page);
  const field = page.getByRole('main').getByLabel('Search everything', { exact: true });
  await field.fill('swallowed a battery');
  await field.press('Enter');
  await expect(answer(page, 'Swallowed a battery or magnets')).toBeVisible();
  await expect(page.getByRole('main').getByRole('status').last()).toContainText(
    'Urgent help first: Swallowed a battery or magnets.',
  );
});

test('no answer overflows at 320 px', async ({ page }) => {
  for (const query of ['ate a pill', 'hit her head', 'wants to die']) {
    await page.goto(`/search?${new URLSearchParams({ q: query })}`);
    await fitsWindow(page, [320]);
  }
});
