import { shortLastLines } from '../support/last-line.ts';
import { expect, test } from '../support/test.ts';

test('no deck ends on one short word', async ({ page }) => {
  for (const path of [
    '/articles/iep-and-504-questions-and-answers',
    '/health-wellness/moody-depressed-or-not-eating',
    '/blog/too-sick-for-school',
  ])
    expect(await shortLastLines(page, path)).toEqual([]);
});
