import type { Page } from '@playwright/test';
import { expect, startApp, test } from '../support/test.ts';

const words = 'The page is on its way';

/** From a page, by a link of the header, to the page of this title. */
type Way = readonly [from: string, link: string, title: string];
const toQuestions: Way = ['/about', 'FAQ', 'Frequently Asked Questions | The Daily Nest'];
const toAbout: Way = ['/faq', 'About', 'About Us | The Daily Nest'];

/** Follows a link of the header while what it needs takes so long, and gives what every live region has said until it was there. */
async function heardOnTheWay(page: Page, [from, link, title]: Way, ms: number) {
  await page.goto(from);
  await startApp(page);
  await page.route(/\/assets\/.*\.js$|\.data(\?|$)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue();
  });
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
  test(`a page ${what} is said to be on its way, once, and then to be there`, async ({ page }) => {
    const said = await heardOnTheWay(page, way, 1_500);
    expect(said).toEqual([words, way[2]]);
    await expect(page.getByText(words)).toHaveCount(0);
  });

test('of a page that comes at once nothing is said but its title', async ({ page }) => {
  const said = await heardOnTheWay(page, toAbout, 0);
  expect(said).toEqual([toAbout[2]]);
});
