import type { Page } from '@playwright/test';
import { slow } from '../support/slow.ts';
import { expect, startApp, test } from '../support/test.ts';

const words = 'The page is on its way';

/** A link in the header of a page, and the title of its target. */
type Way = readonly [from: string, link: string, title: string];
const toQuestions: Way = ['/about', 'FAQ', 'Frequently Asked Questions | The Daily Nest'];
const toAbout: Way = ['/faq', 'About', 'About Us | The Daily Nest'];

/**
 * Follows a link of the header while its files take that long. Returns the announcements of every live region
 * until the page has loaded.
 */
async function heardOnTheWay(page: Page, [from, link, title]: Way, ms: number) {
  await page.goto(from);
  await startApp(page);
  await slow(page, /\/assets\/.*\.js$|\.data(\?|$)/, ms);
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(
          '[role=status], [aria-live=polite]',
        );
        if (region?.textContent) said.push(region.textContent);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link, exact: true }).click();
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
  await expect.poll(said).toContain(title);
  return said();
}

for (const [what, way] of [
  ['whose files are not there yet', toQuestions],
  ['whose data are asked for', toAbout],
] as const)
  test(`a page ${what} is announced as loading, once, and then as loaded`, async ({ page }) => {
    const said = await heardOnTheWay(page, way, 1_500);
    expect(said).toEqual([words, way[2]]);
    await expect(page.getByText(words)).toHaveCount(0);
  });

test('a page that loads at once is announced by its title only', async ({ page }) => {
  const said = await heardOnTheWay(page, toAbout, 0);
  expect(said).toEqual([toAbout[2]]);
});
