import { stopClock } from './support/clock.ts';
import { expect, startApp, test } from './support/test.ts';

interface Counting {
  woken: number;
}

// Fast-forwards the clock of a page without input, and counts timers and requests.
for (const { path, wakes, asks } of [
  { path: '/', wakes: 5, asks: 0 },
  { path: '/books', wakes: 5, asks: 0 },
  // The page requests the current piece every 20 s and the schedule every minute.
  { path: '/radio', wakes: 45, asks: 31 },
]) {
  test(`${path} has no timer that fires every second`, async ({ page }) => {
    await stopClock(page);
    await page.addInitScript(() => {
      const counting: Counting = { woken: 0 };
      Object.assign(window, { counting });
      const counted =
        (handler: TimerHandler) =>
        (...given: unknown[]) => {
          counting.woken += 1;
          if (typeof handler === 'function') (handler as (...all: unknown[]) => void)(...given);
        };
      const [later, again] = [window.setTimeout.bind(window), window.setInterval.bind(window)];
      Object.assign(window, {
        setTimeout: (handler: TimerHandler, ...rest: []) => later(counted(handler), ...rest),
        setInterval: (handler: TimerHandler, ...rest: []) => again(counted(handler), ...rest),
      });
    });
    await page.goto(path);
    await startApp(page);
    // Effects of the start: the dialog's timer, fonts, pictures.
    await page.clock.runFor(30_000);
    let asked = 0;
    page.on('request', () => (asked += 1));
    const woken = () => page.evaluate(() => (window as unknown as { counting: Counting }).counting.woken);
    const before = await woken();
    await page.clock.runFor(600_000);
    expect((await woken()) - before).toBeLessThanOrEqual(wakes);
    expect(asked).toBeLessThanOrEqual(asks);
  });
}
