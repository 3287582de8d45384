import type { Browser } from '@playwright/test';
import { askPage, callOf, type Reader } from './reader.ts';

const saysNoPage = (error: string) => /Execution context was destroyed|Cannot find context/.test(error);

/** The reader for Chromium, and for Playwright's own Firefox and WebKit if they are installed. */
export async function playwrightReader(browser: Browser, scripts = true): Promise<Reader> {
  const page = await browser.newPage({ hasTouch: true, javaScriptEnabled: scripts });
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
    tap: (css) => page.locator(css).first().tap(),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    run: (what, ...args) => askPage(() => page.evaluate(callOf(what, args)), saysNoPage),
    runInFrame: (css, what) => page.locator(css).first().contentFrame().locator(':root').evaluate(what),
    complaints: () => said,
    close: () => page.close(),
  };
}
