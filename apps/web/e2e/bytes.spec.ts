import { budgets } from '@daily-nest/site/walk/budgets';
import { keepsWithin } from '@daily-nest/site/walk/bytes';
import { differsByWords } from './support/pages.ts';
import { test } from './support/test.ts';

test.setTimeout(120_000);

// The pages that differ from another one by their words alone are weighed in `bytes.long.spec.ts`.
for (const [path, budget] of budgets.filter(([one]) => !differsByWords(one)))
  test(`${path} keeps within its bytes`, async ({ browser, baseURL, request }, { annotations }) => {
    const view = await keepsWithin({ browser, request, baseURL: baseURL! }, path, budget);
    annotations.push({ type: 'first view', description: JSON.stringify(view) });
  });
