import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** A tab stop. */
export interface Stop {
  tag: string;
  /** Its text or label; axe checks its accessible name. */
  name: string;
  href: string | null;
  /** Whether it is invisible: outside the window, or covered by the radio's bar or the header. */
  hidden: boolean;
  /** Whether it, or its visible replacement, has a focus ring. */
  ringed: boolean;
  inMain: boolean;
  /** Its position on the page, in pixels. */
  box: { left: number; right: number; top: number; bottom: number };
}

/** Returns the focused element. */
export function focused(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const from = Math.max(top, 0);
    const height = Math.min(bottom, innerHeight) - from;
    const isOver = (y: number) => {
      const there = document.elementFromPoint((left + right) / 2, y);
      return there !== null && !element.contains(there) && !there.contains(element);
    };
    const points = Array.from({ length: 12 }, (_, at) => from + ((at + 0.5) / 12) * height);
    const isOutlined = (part?: string) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== 'none' && outlineWidth !== '0px';
    };
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const text = [element, ...labels].map(({ textContent }) => textContent).join(' ');
    const name = element.getAttribute('aria-label') ?? element.getAttribute('title') ?? text;
    return {
      tag: element.localName,
      name: name.replaceAll(/\s+/g, ' ').trim(),
      href: element.getAttribute('href'),
      hidden: height <= 0 || points.every(isOver),
      ringed: [undefined, '::before', '::after'].some(isOutlined),
      inMain: element.closest('main') !== null,
      box: { left, right, top: top + scrollY, bottom: bottom + scrollY },
    };
  });
}

/** Returns whether it is visible once the page has scrolled to it. */
export async function isSeen(page: Page, { hidden }: Stop): Promise<boolean> {
  if (!hidden) return true;
  const seen = expect.poll(async () => (await focused(page))?.hidden, { timeout: 2_000 }).toBe(false);
  return seen.then(
    () => true,
    () => false,
  );
}

/**
 * Returns the elements that must be tab stops, in document order, without closed, hidden or disabled ones.
 */
export const tabbable = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, iframe, [tabindex]',
      ),
    ]
      .filter(
        (element) =>
          element.tabIndex >= 0 &&
          !element.matches(':disabled') &&
          !element.closest('[inert]') &&
          element.checkVisibility({ visibilityProperty: true }),
      )
      .map((element) => ({ tag: element.localName, href: element.getAttribute('href') })),
  );

/** Presses Tab from the start to the end of the page and returns the stops. */
export async function stopsOf(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let count = 0; count < 400; count += 1) {
    await page.keyboard.press('Tab');
    const found = await focused(page);
    if (found === null) return stops;
    stops.push({ ...found, hidden: !(await isSeen(page, found)) });
  }
  throw new Error('the Tab key does not reach the end');
}

/** Returns the stops that are above or left of the previous one. A column on the right starts anew. */
export function backward(stops: readonly Stop[], isRtl: boolean): string[] {
  const placed = ({ box }: Stop) => (isRtl ? { ...box, left: -box.right, right: -box.left } : box);
  return stops.flatMap((stop, place) => {
    const [last, { name }, box] = [stops[place - 1], stop, placed(stop)];
    if (!last) return [];
    const before = placed(last);
    const above = box.bottom <= before.top + 1 && box.left < before.right - 1;
    const leftOf = box.right <= before.left + 1 && box.top < before.bottom - 1 && box.bottom > before.top + 1;
    return above || leftOf ? [`${last.name} → ${name}`] : [];
  });
}
