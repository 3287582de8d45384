import type { Page } from '@playwright/test';
import { isAsSpecified, open, type ExpectedPage } from './as-specified.ts';
import {
  fitsWindow,
  foreignRequests,
  hasNoAxeViolation,
  hasNoTextOnPictures,
  readToTheEnd,
  showsHeadline,
  showsNumbersInOrder,
} from './checks.ts';
import { expect } from './test.ts';

export const phone = { width: 390, height: 844 };
export const desk = { width: 1280, height: 900 };
const wide = { width: 1920, height: 1080 };

/** Checks a page on a phone and on a desktop. Opens it once and resizes the window. */
export async function checkPage(page: Page, expected: ExpectedPage): Promise<void> {
  const foreign = foreignRequests(page);
  for (const window of [phone, desk]) {
    await page.setViewportSize(window);
    if (window === phone) await open(page, expected);
    await isAsSpecified(page, expected);
    if (window === phone) await readToTheEnd(page);
    await hasNoAxeViolation(page);
    await hasNoTextOnPictures(page);
    await showsNumbersInOrder(page);
  }
  // Only colors differ in the dark scheme.
  await page.emulateMedia({ colorScheme: 'dark' });
  await hasNoAxeViolation(page, ['color-contrast', 'link-in-text-block']);
  await fitsWindow(page, [1920, 1280, 390, 320]);
  await page.setViewportSize(wide);
  await showsHeadline(page);
  expect(foreign, 'requests to other origins').toEqual([]);
}
