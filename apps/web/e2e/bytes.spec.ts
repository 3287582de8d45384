import { budgets } from '@daily-nest/site/browser-tests/budgets';
import { keepsWithin } from '@daily-nest/site/browser-tests/bytes';
import { test } from './support/test.ts';

// What is read most; `bytes.long.spec.ts` weighs every page.
const kinds = ['/', '/articles/a-fever-at-three-in-the-morning'];

for (const [path, budget] of budgets.filter(([one]) => kinds.includes(one)))
  test(`${path} keeps within its bytes`, async ({ browser, baseURL, request }) => {
    await keepsWithin({ browser, request, baseURL: baseURL! }, path, budget);
  });
