import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The browser's own console messages without a network, and for a 503. */
export const cutOff = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED|status of (?:404|503)/;

export const save = (page: Page) => page.getByRole('button', { name: 'Save for later' });

/** Returns the paths of the pages in a cache of the worker. */
export const cachedPaths = (page: Page, name: string) =>
  page.evaluate(async (cacheName) => {
    const pages = await caches.open(cacheName);
    return (await pages.keys()).map(({ url }) => new URL(url).pathname);
  }, name);

/** Opens a piece and saves it, and waits until it can be read offline. */
export async function saveAt(page: Page, address: string) {
  await page.goto(address);
  await save(page).click();
  await expect(save(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Saved, and kept to be read without a network.')).toBeVisible();
}

/** Opens a piece and waits until the worker has cached it. */
export async function readAt(page: Page, address: string) {
  await page.goto(address);
  await page.keyboard.press('Shift');
  await expect
    .poll(async () => (await cachedPaths(page, 'nest-read-1')).at(-1), { timeout: 20_000 })
    .toBe(new URL(address).pathname);
}
