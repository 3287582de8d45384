import { expect, type Page, test as base } from '@playwright/test';

interface Fixtures {
  /** What the console may say in this test; everything else fails it. */
  allowedConsole: RegExp[];
  /** Whether the reader has not yet seen the donation dialog, which would come in between after five seconds. */
  asksForDonation: boolean;
}

const harmless = new Set(['debug', 'info', 'log']);

/** Said by Playwright itself where its configuration keeps workers out. */
const workerKeptOut = /Service Worker registration blocked by Playwright/;

/** Playwright's test, with a page whose console must stay silent. */
export const test = base.extend<Fixtures>({
  allowedConsole: [[], { option: true }],
  asksForDonation: [false, { option: true }],
  page: async ({ page, allowedConsole, asksForDonation }, provide) => {
    if (!asksForDonation) {
      await page.addInitScript(() => {
        try {
          localStorage.setItem('donationPopupShown', 'true');
        } catch {}
      });
    }
    const said: string[] = [];
    const note = (text: string) => {
      if (![...allowedConsole, workerKeptOut].some((pattern) => pattern.test(text))) said.push(text);
    };
    page.on('console', (message) => {
      if (!harmless.has(message.type())) note(`${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => note(`exception: ${error.message}`));
    await provide(page);
    expect(said, 'messages in the console').toEqual([]);
  },
});

export { expect };

/** A document that answers with an error status is mentioned by the browser itself. */
export const failedDocument = /Failed to load resource: the server responded with a status of (404|503)/;

/** Starts the application, as a first gesture at a control would, and waits until it runs. */
export async function startApp(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('app:start')));
  await expect(page.locator('html')).toHaveAttribute('data-app', 'live');
}

/** The addresses of all files with scripts that the page has asked for. */
export function scriptRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || /\.m?js(\?|$)/.test(request.url())) urls.push(request.url());
  });
  return urls;
}
