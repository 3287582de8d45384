import { ages } from '@daily-nest/content/ages';
import { expect, startApp, test } from '../support/test.ts';

const question = 'How old is your child?';

for (const path of ['/', '/ages'])
  test(
    `${path}: an age shows its figure and headlines, moves nothing, and is kept`,
    { tag: path === '/' ? [] : '@long' },
    async ({ page }) => {
      await page.goto(path);
      const ribbon = page.getByRole('region', { name: question });
      await expect(ribbon.getByRole('radio')).toHaveCount(ages.length + 1);
      await expect(ribbon.getByRole('figure')).toHaveCount(0);
      await ribbon.locator('label').getByText('1 to 3', { exact: true }).click();
      await expect(ribbon.getByRole('figure')).toContainText('One and two');
      await expect(ribbon.getByRole('link', { name: 'Everything for 1 to 3' })).toHaveAttribute(
        'href',
        '/ages/1-to-3',
      );
      const before = await ribbon.boundingBox();

      // Another age, by the keyboard, is as high.
      await page.keyboard.press('ArrowRight');
      await expect(ribbon.getByRole('radio', { name: '3 to 6' })).toBeChecked();
      await expect(ribbon.getByRole('figure')).toContainText('Three to five');
      expect((await ribbon.boundingBox())!.height).toBe(before!.height);

      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.reload();
      await expect(ribbon.getByRole('figure')).toContainText('Three to five');
      await expect(ribbon.getByRole('radio', { name: '3 to 6' })).toBeChecked();
      await page.waitForTimeout(500);
      expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);

      await startApp(page);
      await expect(ribbon.getByRole('radio', { name: '3 to 6' })).toBeChecked();
      await ribbon.locator('label').getByText('All', { exact: true }).click();
      await expect(ribbon.getByRole('figure')).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.getItem('dn.age'))).toBeNull();
    },
  );

test('on /ages the chosen age stands first', { tag: '@long' }, async ({ page }) => {
  await page.goto('/ages');
  await page.locator('label').getByText('Teens', { exact: true }).click();
  const tops = await page.locator('[data-tile]').evaluateAll((tiles) =>
    tiles
      .map((tile) => ({ box: tile.getBoundingClientRect(), name: (tile as HTMLElement).dataset['tile'] }))
      .toSorted((one, other) => one.box.top - other.box.top || one.box.left - other.box.left)
      .map(({ name }) => name),
  );
  expect(tops[0]).toBe('teens');
});

test(
  'the figure of an age stands on its page, with the same values in a table',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/ages/6-to-12');
    await expect(page.getByRole('navigation', { name: 'Ages' }).locator('[aria-current]')).toHaveText(
      '6 to 12',
    );
    const figure = page
      .getByRole('figure', { name: /^Six to twelve/ })
      .or(page.locator('[data-figure=tape]'))
      .first();
    await expect(figure.getByRole('table')).toBeHidden();
    await figure.getByText('As a table').click();
    await expect(figure.getByRole('row', { name: /6 to 12 years/ })).toContainText('9 to 12 hours in 24');
    await expect(figure.getByRole('link', { name: 'AASM (2016)' })).toHaveAttribute('href', /doi\.org/);
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the parts of the tape are links to the ages', { tag: '@long' }, async ({ page }) => {
    await page.goto('/');
    const ribbon = page.getByRole('region', { name: question });
    await expect(ribbon.getByRole('radio')).toHaveCount(0);
    const links = ribbon.getByRole('navigation', { name: 'Ages' }).getByRole('link');
    await expect(links).toHaveCount(ages.length + 1);
    await links.filter({ hasText: 'Teens' }).click();
    await expect(page).toHaveURL('/ages/teens');
  });
});

for (const [path, row] of [
  ['/health-wellness/bedtime-in-four-steps', /4 to 12 months 12–16 h/],
  ['/articles/whose-vaccine-schedule', /Hepatitis B 1 2 3/],
  ['/articles/child-care-on-one-income', /large county \$15,600/],
  ['/articles/first-words-and-what-comes-before-them', /30 months about 50/],
] as const)
  test(
    `${path} has its figure, as a table with its source`,
    { tag: path.startsWith('/health') ? [] : '@long' },
    async ({ page }) => {
      await page.goto(path);
      const figure = page.locator('[data-figure]');
      await expect(figure.getByRole('row', { name: row })).toBeVisible();
      await expect(figure.locator('p a').first()).toHaveAttribute('href', /^https:/);
    },
  );
