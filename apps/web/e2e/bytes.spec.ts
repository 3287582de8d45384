import { budgets } from '@daily-nest/site/browser-tests/budgets';
import { keepsWithin } from '@daily-nest/site/browser-tests/bytes';
import { fullBrowser } from '@daily-nest/site/browser-tests/reader';
import { test } from './support/test.ts';

test.use(fullBrowser);

// The most-read pages; `bytes.long.spec.ts` checks every page.
const kinds = ['/', '/articles/a-fever-at-three-in-the-morning'];

for (const [path, budget] of budgets.filter(([one]) => kinds.includes(one)))
  test(`${path} is within its byte budget`, async ({ browser, baseURL, request }) => {
    await keepsWithin({ browser, request, baseURL: baseURL! }, path, budget);
  });
