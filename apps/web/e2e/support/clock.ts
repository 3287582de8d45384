import type { Page } from '@playwright/test';

const start = new Date('2026-11-20T12:00:00Z');

/** Stops the clock of the page and of later documents. Only `page.clock.runFor` advances it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: start });
  await page.clock.pauseAt(new Date(start.getTime() + 60_000));
}
