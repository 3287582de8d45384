import { isAsSpecified, open } from '@daily-nest/site/walk/as-specified';
import { fitsWindow, foreignRequests, hasNoAxeViolation, readToTheEnd } from '@daily-nest/site/walk/checks';
import { desk, phone } from '@daily-nest/site/walk/walk';
import { differsByWords, pages } from '../support/pages.ts';
import { expect, failedDocument, test } from '../support/test.ts';

test.use({ allowedConsole: [failedDocument], viewport: phone });

// Every page is read on a phone. Axe, the desk and a browser without JavaScript look at one page of each kind;
// `walk.long.spec.ts` has every page in all of these, by day and at night.
for (const walked of pages) {
  test.describe(walked.path, () => {
    test('on a phone', async ({ page }) => {
      const foreign = foreignRequests(page);
      await open(page, walked);
      await isAsSpecified(page, walked);
      if (!differsByWords(walked.path)) {
        await readToTheEnd(page);
        await hasNoAxeViolation(page);
        await fitsWindow(page, [390, 320]);
        await page.setViewportSize(desk);
        await isAsSpecified(page, walked);
      }
      expect(foreign, 'asked of other origins').toEqual([]);
    });

    if (differsByWords(walked.path)) return;
    test.describe(() => {
      test.use({ javaScriptEnabled: false });

      test('without a script', async ({ page }) => {
        const foreign = foreignRequests(page);
        await open(page, walked);
        await isAsSpecified(page, walked);
        expect(foreign, 'asked of other origins').toEqual([]);
      });
    });
  });
}
