import { stopClock } from './support/clock.ts';
import { expect, startApp, test } from './support/test.ts';

interface Counting {
  woken: number;
}

// What a page does while its reader does nothing: the seconds of the clock are run through, and whatever wakes up is counted.
for (const { path, wakes, asks } of [
  { path: '/', wakes: 5, asks: 0 },
  { path: '/books', wakes: 5, asks: 0 },
  // The page asks for the current piece every 20 s and for the schedule every minute.
  { path: '/radio', wakes: 45, asks: 31 },
]) {
  test(`${path} lets a phone sleep: nothing wakes every second for ever`, async ({ page }) => {
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
    // What follows a start: the dialog's time, fonts, pictures.
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
