import { expect, failedDocument, scriptRequests, startApp, test } from './support/test.ts';

/** One page of each kind that starts on intent. */
const pages = [
  ['/', undefined],
  ['/blog', '@long'],
  ['/nowhere', '@long'],
] as const;

test.use({ allowedConsole: [failedDocument] });

for (const [path, tag] of pages) {
  test(`${path} loads no script while its reader only reads`, { tag }, async ({ page }) => {
    const scripts = scriptRequests(page);
    await page.goto(path);
    await page.mouse.wheel(0, 2_000);
    await page.waitForTimeout(1_000);
    expect(scripts).toEqual([]);
    await expect(page.locator('html')).not.toHaveAttribute('data-app');
  });

  test(`every held control of ${path} becomes live`, { tag }, async ({ page }) => {
    await page.addInitScript(() => {
      const live = new WeakSet();
      Object.assign(window, { live });
      addEventListener('app:live', ({ target }) => live.add(target as Element), true);
    });
    await page.goto(path);
    const controls = page.locator('[data-start]');
    const count = await controls.count();
    expect(count).toBeGreaterThan(0);
    await startApp(page);
    await expect
      .poll(() =>
        controls.evaluateAll(
          (elements) =>
            elements.filter((element) => !(window as unknown as { live: WeakSet<Element> }).live.has(element))
              .length,
        ),
      )
      .toBe(0);
  });
}

test.describe(() => {
  test.use({ asksForDonation: true });

  test('menus, dialog and choices work without the application', { tag: '@long' }, async ({ page }) => {
    const scripts = scriptRequests(page);
    await page.clock.install();
    await page.goto('/');
    await page.getByRole('button', { name: 'Sections' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Display' }).click();
    await page.getByText('Dark', { exact: true }).click();
    await page.keyboard.press('Escape');
    await page.clock.runFor(6_000);
    await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(scripts).toEqual([]);
  });
});

test('pointing at a control loads the files, but runs nothing', { tag: '@long' }, async ({ page }) => {
  const scripts = scriptRequests(page);
  await page.goto('/nowhere');
  await page.getByRole('button', { name: 'Go Back' }).hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(3);
  await expect(page.locator('html')).not.toHaveAttribute('data-app');
});

test(
  'tabs switch in place before the application runs, which keeps the choice',
  { tag: '@long' },
  async ({ page }) => {
    const scripts = scriptRequests(page);
    const panel = (name: string) => page.getByRole('tabpanel', { name });
    await page.goto('/health-wellness');
    const origin = await page.evaluate(() => performance.timeOrigin);
    await page.getByRole('tab', { name: 'Nutrition' }).click();
    await expect(panel('Nutrition')).toBeVisible();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(page).toHaveURL(/\?category=nutrition$/);
    await page.keyboard.press('ArrowRight');
    await expect(panel('Sleep')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Sleep' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(panel('Physical Activity')).toBeVisible();
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Physical Activity');
    expect(scripts).toEqual([]);

    await startApp(page);
    await expect(panel('Physical Activity')).toBeVisible();
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Physical Activity');
    await page.keyboard.press('Home');
    await expect(panel('Sleep')).toBeVisible();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    // The document is the same.
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(origin);
  },
);

test('a first press is held and counted exactly once', async ({ page }) => {
  await page.goto('/nowhere');
  await page.evaluate(() => {
    Object.assign(window, { steps: 0 });
    history.back = () => {
      (window as unknown as { steps: number }).steps += 1;
    };
  });
  const back = page.getByRole('button', { name: 'Go Back' });
  await back.click();
  const steps = () => page.evaluate(() => (window as unknown as { steps: number }).steps);
  await expect.poll(steps).toBe(1);
  await expect(back).not.toHaveAttribute('aria-busy');
  await back.click();
  expect(await steps()).toBe(2);
});

test.describe(() => {
  test.use({ allowedConsole: [/ERR_FAILED/] });

  test('if the files are missing, the browser submits a held form', { tag: '@long' }, async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/blog');
    const form = page.getByRole('contentinfo').locator('form');
    await form.getByRole('textbox').fill('reader@example.org');
    await form.getByRole('button').click();
    await expect(form).not.toHaveAttribute('aria-busy');
    expect(page.url()).toMatch(/\/blog$/);
  });
});
