import { sheets } from '@daily-nest/content/urgent/sheets';
import { fullBrowser } from '@daily-nest/site/browser-tests/reader';
import { expect, test } from './support/test.ts';

// The shell draws text up to 6 % wider, and a sheet of a paper’s length has no room for that.
test.use(fullBrowser);

// Browsers have default margins between 10 and 19 mm.
const margin = { top: '0.7in', bottom: '0.7in', left: '0.6in', right: '0.6in' };

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

for (const { slug, title } of sheets)
  test(`“${title}” is one printed page, letter or A4, with any text size on the screen`, async ({ page }) => {
    await page.goto(`/urgent/${slug}`);
    for (const size of ['100', '200'])
      for (const format of ['Letter', 'A4']) {
        await page.evaluate((text) => (document.documentElement.dataset['textSize'] = text), size);
        expect(pagesOf(await page.pdf({ format, margin })), `${format} at ${size} %`).toBe(1);
      }
  });

test('the sheet of choking and CPR prints its drawn steps, each beside its words', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/urgent/choking-and-cpr');
  const drawn = page.getByRole('listitem').getByRole('img');
  await expect(drawn).toHaveCount(7);
  for (const one of await drawn.all()) await expect(one).toBeVisible();
  const babyThrusts = page.getByRole('listitem').filter({ hasText: 'give five chest thrusts' });
  await expect(babyThrusts.getByRole('img', { name: 'just below the nipples' })).toBeVisible();
});

test('a printed sheet is black on white without header and footer, also in the dark scheme', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('dn.scheme', 'dark'));
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const { slug, title } of sheets) {
    await page.goto(`/urgent/${slug}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    for (const around of ['header[class]:has(nav)', 'nav', 'button', 'form'])
      for (const one of await page.locator(around).all()) await expect(one, around).toBeHidden();
    await expect(page.getByText(/\/urgent$/)).toBeVisible();
    const colored = await page.locator('main, main *').evaluateAll((all) =>
      all
        .filter((element) => {
          const { backgroundColor } = getComputedStyle(element);
          const white = /^rgba\(.*, 0\)$|^rgb\(255, 255, 255\)$/.test(backgroundColor);
          return element.checkVisibility() && !white;
        })
        .map(({ tagName, className }) => `${tagName}.${className}`),
    );
    expect(colored, slug).toEqual([]);
    for (const number of ['911', '1-800-222-1222', '988'])
      await expect(page.getByRole('link', { name: number, exact: true }).first()).toBeVisible();
  }
});
