import { isAsSpecified, open } from '@daily-nest/site/walk/as-specified';
import { foreignRequests } from '@daily-nest/site/walk/checks';
import { differsByWords, pages } from '../support/pages.ts';
import { expect, failedDocument, test } from '../support/test.ts';
import { phone, walkThrough } from '@daily-nest/site/walk/walk';

test.use({ allowedConsole: [failedDocument] });

for (const walked of pages) {
  test.describe(walked.path, () => {
    // Those that differ from another one by their words alone are walked through in `walk.long.spec.ts`.
    if (!differsByWords(walked.path))
      test('at 390 and 1280 px', async ({ page }) => walkThrough(page, walked));

    test.describe(() => {
      test.use({ javaScriptEnabled: false, viewport: phone });

      test('without a script', async ({ page }) => {
        const foreign = foreignRequests(page);
        await open(page, walked);
        await isAsSpecified(page, walked);
        expect(foreign, 'asked of other origins').toEqual([]);
      });
    });
  });
}
