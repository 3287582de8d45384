import type { Page } from '@playwright/test';
import { expect, startApp, test } from './support/test.ts';

/** Opens a page whose application throws an uncaught error. Returns its reports. */
async function broken(
  page: Page,
  { chance, asksNotToBeTracked = false }: { chance: number; asksNotToBeTracked?: boolean },
) {
  await page.addInitScript(
    ([number, tracked]) => {
      Math.random = () => number as number;
      if (tracked) Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
    },
    [chance, asksNotToBeTracked],
  );
  const sent: { body: string | null; status: number | undefined }[] = [];
  page.on('requestfinished', (request) => {
    if (!request.url().endsWith('/client-errors')) return;
    void request
      .response()
      .then((answer) => sent.push({ body: request.postData(), status: answer?.status() }));
  });
  await page.goto('/articles?q=fever');
  await startApp(page);
  for (const place of [
    '/assets/route-B1x2.js:1:2033',
    '/assets/route-B1x2.js:1:2033',
    '/an-extension/script.js:1:1',
  ])
    await page.evaluate((line) => {
      const error = new TypeError('my daughter has a fever');
      error.stack = `TypeError: ${error.message}\n    at f (${location.origin}${line})`;
      dispatchEvent(new ErrorEvent('error', { error }));
    }, place);
  return sent;
}

test('a page that breaks reports the position to our server, once, and no text of the page', async ({
  page,
}) => {
  const sent = await broken(page, { chance: 0 });
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]!.status).toBe(204);
  expect(JSON.parse(sent[0]!.body ?? '')).toEqual({
    kind: 'error',
    name: 'TypeError',
    at: 'route-B1x2.js:1:2033',
    section: 'articles',
  });
});

for (const [reader, options] of [
  ['of the three in four that are not asked', { chance: 0.5 }],
  ['whose reader asks not to be tracked', { chance: 0, asksNotToBeTracked: true }],
] as const)
  test(`a page ${reader} reports nothing`, { tag: '@long' }, async ({ page }) => {
    const sent = await broken(page, options);
    await page.goto('/about');
    expect(sent).toEqual([]);
  });
