import puppeteer from 'puppeteer-core';
import { askPage, callOf, type Reader } from './reader.ts';

const saysNoPage = (error: string) =>
  /Execution context was destroyed|Execution Context is not available|no such frame|Actor .* destroyed/i.test(
    error,
  );

/**
 * With a worker, Firefox logs this for a request that was still running when the reader left its page;
 * sometimes without the address.
 */
const saysWorkerFailed =
  /^Error: Failed to load ‘(.*)’\. A ServiceWorker intercepted the request and encountered an unexpected/;

/**
 * The reader for the system's Firefox. Playwright's own connection needs features that the long-term release
 * lacks.
 */
export async function firefoxReader(executablePath: string, scripts = true): Promise<Reader> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: { 'javascript.enabled': scripts },
  });
  const page = await browser.newPage();
  let said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  const leftBehind = new Set<string>();
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText === 'NS_BINDING_ABORTED') leftBehind.add(request.url());
  });
  return {
    async open(url) {
      said = [];
      await page.goto(url);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    async click(css) {
      if (scripts) return page.locator(css).click();
      // A locator waits for an animation frame, which a page without scripts never reports.
      const place = await page.evaluate(callOf(middleOf, [css]));
      return page.mouse.click(...(place as [number, number]));
    },
    async tap(css) {
      await (await page.waitForSelector(css, { visible: true }))!.tap();
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    run: (what, ...args) =>
      askPage(async () => (await page.evaluate(callOf(what, args))) as ReturnType<typeof what>, saysNoPage),
    async runInFrame(css, what) {
      const frame = await (await page.waitForSelector(css))!.contentFrame();
      return frame!.evaluate(callOf(what)) as Promise<ReturnType<typeof what>>;
    },
    complaints: () =>
      said.filter((text) => {
        const address = saysWorkerFailed.exec(text)?.[1];
        return address === undefined || (address === '' ? leftBehind.size === 0 : !leftBehind.has(address));
      }),
    close: () => browser.close(),
  };
}

/** Scrolls to an element and returns its middle. */
function middleOf(css: string): [x: number, y: number] {
  const element = document.querySelector(css)!;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}
