import type { Frame, Page } from '@playwright/test';

interface Shifts {
  sum: number;
  /** The elements that moved, by the beginning of their HTML. */
  moved: string[];
}

/** Sums up layout shifts from the next page on. */
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

/** Returns all shifts of the page so far, including the current frame. */
export function shiftsOf(page: Page | Frame): Promise<Shifts> {
  return page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return (window as unknown as { shifts: Shifts }).shifts;
  });
}
