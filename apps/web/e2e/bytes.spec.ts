import { budgets } from '@daily-nest/site/browser-tests/budgets';
import { keepsWithin } from '@daily-nest/site/browser-tests/bytes';
import { test } from './support/test.ts';

// One page of each large kind; `bytes.long.spec.ts` weighs them all.
const kinds = ['/', '/articles/a-fever-at-three-in-the-morning', '/blog', '/local-news', '/urgent'];

for (const [path, budget] of budgets.filter(([one]) => kinds.includes(one)))
  test(`${path} keeps within its bytes`, async ({ browser, baseURL, request }) => {
    await keepsWithin({ browser, request, baseURL: baseURL! }, path, budget);
  });
