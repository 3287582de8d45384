import puppeteer from 'puppeteer-core';
import { callOf, type Reader } from './reader.ts';

/** Of the system's Firefox. Playwright's own way to it asks for more than the long-term release knows. */
export async function firefoxReader(executablePath: string): Promise<Reader> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  let said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  return {
    async open(url) {
      said = [];
      await page.goto(url);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    click: (css) => page.locator(css).click(),
    async type(css, text) {
      await page.locator(css).click();
      await page.keyboard.type(text);
    },
    press: (key) => page.keyboard.press(key),
    run: async (what, ...args) => page.evaluate(callOf(what, args)) as Promise<ReturnType<typeof what>>,
    async runInFrame(css, what) {
      const frame = await (await page.waitForSelector(css))!.contentFrame();
      return frame!.evaluate(callOf(what)) as Promise<ReturnType<typeof what>>;
    },
    complaints: () => said,
    close: () => browser.close(),
  };
}
