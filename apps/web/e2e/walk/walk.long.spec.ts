import { isAsSpecified, open } from '@daily-nest/site/walk/as-specified';
import { fitsWindow, foreignRequests, hasNoAxeViolation, readToTheEnd } from '@daily-nest/site/walk/checks';
import { pages } from '../support/pages.ts';
import { expect, failedDocument, test } from '../support/test.ts';
import { walkThrough } from '@daily-nest/site/walk/walk';

test.use({ allowedConsole: [failedDocument] });
test.setTimeout(60_000);

// Every page at every width, by day and at night; the daily walk reads them on a phone.
for (const walked of pages) {
  const { path, status = 200 } = walked;
  test.describe(path, () => {
    test('at 390 and 1280 px', async ({ page }) => walkThrough(page, walked));

    for (const width of [320, 390, 768, 1280, 1920]) {
      for (const textSize of ['100', '150']) {
        test(`in the dark at ${width} px, text at ${textSize} %`, async ({ page }) => {
          await page.addInitScript((size) => {
            // A wall in its frame has no storage.
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

      test('without a script at 1280 px in the dark', async ({ page }) => {
        await open(page, walked);
        await isAsSpecified(page, walked);
      });
    });
  });
}
