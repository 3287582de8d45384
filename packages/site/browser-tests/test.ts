import { expect, type Page, test as base } from '@playwright/test';

interface Fixtures {
  /** Allowed console messages of this test; any other fails it. */
  allowedConsole: RegExp[];
  /** Whether the donation dialog may open after five seconds. */
  asksForDonation: boolean;
}

const harmless = new Set(['debug', 'info', 'log']);

/** Logged by Playwright itself if its configuration blocks service workers. */
const workerBlocked = /Service Worker registration blocked by Playwright/;

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
    const messages: string[] = [];
    const note = (text: string) => {
      if (![...allowedConsole, workerBlocked].some((pattern) => pattern.test(text))) messages.push(text);
    };
    page.on('console', (message) => {
      if (!harmless.has(message.type())) note(`${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => note(`exception: ${error.message}`));
    await provide(page);
    expect(messages, 'messages in the console').toEqual([]);
  },
});

export { expect };

/** The browser itself logs a document with an error status. */
export const failedDocument = /Failed to load resource: the server responded with a status of (404|503)/;

/** Starts the application, as a first gesture at a control would, and waits until it runs. */
export async function startApp(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('app:start')));
  await expect(page.locator('html')).toHaveAttribute('data-app', 'live');
}

/** Returns the addresses of all script files that the page has requested. */
export function scriptRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || /\.m?js(\?|$)/.test(request.url())) urls.push(request.url());
  });
  return urls;
}
