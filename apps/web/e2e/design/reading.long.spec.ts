import { hasNoAxeViolation } from '@daily-nest/site/browser-tests/checks';
import { test } from '../support/test.ts';

// The daily tests run axe on another article and another post, and in the dark scheme check only their
// colors.
for (const path of ['/articles/the-invisible-list', '/blog/war-on-the-news-and-a-child-in-the-room', '/blog'])
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [1280, 390])
      test(`${path} at ${width} px, ${colorScheme}: no axe violation`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await hasNoAxeViolation(page);
      });
