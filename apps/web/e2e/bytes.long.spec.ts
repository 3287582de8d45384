import { budgets } from '@daily-nest/site/browser-tests/budgets';
import { keepsWithin } from '@daily-nest/site/browser-tests/bytes';
import { fullBrowser } from '@daily-nest/site/browser-tests/reader';
import { test } from './support/test.ts';

test.use(fullBrowser);

test.setTimeout(120_000);

for (const [path, budget] of budgets)
  test(`${path} is within its byte budget`, async ({ browser, baseURL, request }, { annotations }) => {
    const view = await keepsWithin({ browser, request, baseURL: baseURL! }, path, budget);
    annotations.push({ type: 'first view', description: JSON.stringify(view) });
  });
