import type { Frame, Page } from '@playwright/test';

interface Shifts {
  sum: number;
  /** The elements that moved, as they begin. */
  moved: string[];
}

/** From the next page on, adds up how far its parts move by themselves. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shifts = { sum: 0, moved: [] };
    Object.assign(window, { shifts });
    interface Shift extends PerformanceEntry {
      value: number;
      sources: { node?: Node }[];
    }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        shifts.sum += value;
        for (const { node } of sources)
          shifts.moved.push((node as Element | undefined)?.outerHTML?.slice(0, 90) ?? '?');
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** All that moved on the page so far, what is being drawn now included. */
export function shiftsOf(page: Page | Frame): Promise<Shifts> {
  return page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return (window as unknown as { shifts: Shifts }).shifts;
  });
}
