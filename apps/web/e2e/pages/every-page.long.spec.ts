import { isAsSpecified, open } from '@daily-nest/site/browser-tests/as-specified';
import {
  fitsWindow,
  foreignRequests,
  hasNoAxeViolation,
  readToTheEnd,
} from '@daily-nest/site/browser-tests/checks';
import { pages } from '../support/pages.ts';
import { expect, failedDocument, test } from '../support/test.ts';
import { checkPage } from '@daily-nest/site/browser-tests/check-page';

test.use({ allowedConsole: [failedDocument] });
test.setTimeout(60_000);

// Every page at every width, in both schemes; the daily tests check one of each kind on a phone.
for (const expected of pages) {
  const { path, status = 200 } = expected;
  test.describe(path, () => {
    test('at 390 and 1280 px', async ({ page }) => checkPage(page, expected));

    for (const width of [320, 390, 768, 1280, 1920]) {
      for (const textSize of ['100', '150']) {
        test(`in the dark scheme at ${width} px, text at ${textSize} %`, async ({ page }) => {
          await page.addInitScript((size) => {
            // A framed wall has no storage.
            try {
              localStorage.setItem('dn.text-size', size);
            } catch {}
          }, textSize);
          await page.emulateMedia({ colorScheme: 'dark' });
          await page.setViewportSize({ width, height: 900 });
          const foreign = foreignRequests(page);
          expect((await page.goto(path))!.status()).toBe(status);
          await readToTheEnd(page);
          await hasNoAxeViolation(page);
          await fitsWindow(page, [width]);
          expect(foreign).toEqual([]);
        });
      }
    }

    test.describe(() => {
      test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

      test('without scripts at 1280 px in the dark scheme', async ({ page }) => {
        await open(page, expected);
        await isAsSpecified(page, expected);
      });
    });
  });
}
