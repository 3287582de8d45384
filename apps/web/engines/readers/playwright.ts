import type { Browser } from '@playwright/test';
import { callOf, type Reader } from './reader.ts';

/** Of Chromium, and of Playwright's own Firefox and WebKit where they are installed. */
export async function playwrightReader(browser: Browser): Promise<Reader> {
  const page = await browser.newPage();
  let said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text());
  });
  page.on('pageerror', ({ message }) => said.push(message));
  return {
    async open(url) {
      said = [];
      await page.goto(url);
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    click: (css) => page.locator(css).first().click(),
    type: (css, text) => page.locator(css).first().pressSequentially(text),
    press: (key) => page.keyboard.press(key),
    run: (what, ...args) => page.evaluate(callOf(what, args)),
    runInFrame: (css, what) => page.locator(css).first().contentFrame().locator(':root').evaluate(what),
    complaints: () => said,
    close: () => page.close(),
  };
}
