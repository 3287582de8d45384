import type { Page } from '@playwright/test';
import { ScreenReader } from './screen-reader.ts';
import { expect, failedDocument, test } from './test.ts';

/**
 * What a screen reader is handed on a journey of a reader with a keyboard, as a text that a person can read: `e2e/scripts/*.txt`. A
 * change of a name, a state, an order or an announcement shows there in review. Where it is meant:
 * `playwright test scripts --project=intent --update-snapshots` (and `-c playwright.long.config.ts` for the long ones).
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
