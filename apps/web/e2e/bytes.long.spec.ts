import { budgets } from '@daily-nest/site/walk/budgets';
import { keepsWithin } from '@daily-nest/site/walk/bytes';
import { differsByWords } from './support/pages.ts';
import { test } from './support/test.ts';

test.setTimeout(120_000);

for (const [path, budget] of budgets.filter(([one]) => differsByWords(one)))
  test(`${path} keeps within its bytes`, async ({ browser, baseURL, request }) => {
    await keepsWithin({ browser, request, baseURL: baseURL! }, path, budget);
  });
