import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { type Result, watchForResult } from './watch.ts';

/**
 * A phone with a quarter of this machine's speed, on Lighthouse's slow 4G: 150 ms round trip, 1.6 Mbit/s
 * down.
 */
const emulated = {
  slowdown: 4,
  network: {
    offline: false,
    latency: 150,
    downloadThroughput: (1_638.4 * 1_024) / 8,
    uploadThroughput: (750 * 1_024) / 8,
  },
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
} as const;

/** The phone of a first-time reader. */
export class Phone {
  readonly page: Page;
  readonly #context: BrowserContext;
  readonly #session: CDPSession;

  private constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.#context = page.context();
    this.#session = session;
  }

  static async open(browser: Browser, url: string): Promise<Phone> {
    const context = await browser.newContext({
      viewport: emulated.viewport,
      deviceScaleFactor: emulated.deviceScaleFactor,
      isMobile: true,
      hasTouch: true,
    });
    await context.addInitScript(watchForResult);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', emulated.network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: emulated.slowdown });
    await page.goto(url, { waitUntil: 'networkidle' });
    return new Phone(page, session);
  }

  /** Puts the finger on something and lifts it at once. */
  async tap(selector: string): Promise<void> {
    const { x, y } = await this.#middleOf(selector);
    await this.#session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await this.#session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  async hover(selector: string): Promise<void> {
    const { x, y } = await this.#middleOf(selector);
    await this.#session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
  }

  /** Returns milliseconds from what the reader does to what is then seen. */
  async timeUntil(result: Result, act: () => Promise<void>): Promise<number> {
    await this.page.evaluate((watch) => localStorage.setItem('watch', watch), JSON.stringify(result));
    await act();
    const took = await this.page.waitForFunction(
      () => (JSON.parse(localStorage.getItem('watch') ?? '{}') as { took?: number }).took,
      undefined,
      { polling: 200, timeout: 20_000 },
    );
    return (await took.jsonValue())!;
  }

  close(): Promise<void> {
    return this.#context.close();
  }

  async #middleOf(selector: string) {
    const element = this.page.locator(selector).filter({ visible: true }).first();
    await element.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await element.boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  }
}
