import type { Page } from '@playwright/test';
import { ScreenReader } from './screen-reader.ts';
import { expect, failedDocument, test } from './test.ts';

/**
 * Tests what a screen reader gets on a reader's journey by keyboard, as readable text: `e2e/scripts/*.txt`. A
 * review shows changed names, states, orders and announcements. To accept a change: `playwright test scripts
 * --project=intent --update-snapshots` (and `-c playwright.long.config.ts` for the long ones).
 */
export function script(name: string, journey: (reader: ScreenReader, page: Page) => Promise<void>): void {
  test.describe(() => {
    test.use({ allowedConsole: [failedDocument], reducedMotion: 'reduce' });

    test(name, async ({ page }) => {
      const reader = await ScreenReader.of(page);
      await journey(reader, page);
      expect(reader.text()).toMatchSnapshot(`${name.replaceAll(' ', '-')}.txt`);
    });
  });
}
