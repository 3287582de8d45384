import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startLighthouse, type Verdict } from './support/lighthouse.ts';
import { pages } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** Every address that search engines may list; for those with a parameter, one example. */
const listed = pages.filter(
  ({ noindex, status = 200, canonical }) => !noindex && status === 200 && canonical === undefined,
);

/**
 * In milliseconds on Lighthouse's slow phone. The targets are 700 and 1000; docs/benchmarks.md says what is
 * missing. Its network alone takes 600 for an answer of up to 14.6 kB and 750 for a longer one.
 */
const today = { fcp: 950, lcp: 1800 };

let browser: Awaited<ReturnType<typeof startLighthouse>>;

test.describe.configure({ timeout: 120_000 });
test.beforeAll(async () => {
  browser = await startLighthouse();
});
test.afterAll(() => browser.stop());

test('an empty page has a full performance score: this machine can measure', async () => {
  const empty = createServer((_, response) =>
    response
      .setHeader('Content-Type', 'text/html')
      .end(
        '<!doctype html><html lang="en"><title>Empty</title><meta name="viewport" content="width=device-width"><h1>Empty',
      ),
  ).listen(0, '127.0.0.1');
  await once(empty, 'listening');
  const verdict = await judge(`http://127.0.0.1:${(empty.address() as AddressInfo).port}/`);
  empty.close();
  test.info().annotations.push({
    type: 'lighthouse',
    description: JSON.stringify({ path: 'an empty page', ...verdict }),
  });
  expect(verdict.scores.performance, verdict.lost.join('\n')).toBe(100);
});

for (const { path } of listed) {
  test(`${path} has a full Lighthouse score`, async ({ baseURL }, { annotations }) => {
    const verdict = await judge(`${baseURL}${path}`);
    annotations.push({ type: 'lighthouse', description: JSON.stringify({ path, ...verdict }) });
    const { scores, fcp, lcp, cls, lost } = verdict;
    expect
      .soft(scores, lost.join('\n'))
      .toEqual({ performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 });
    expect.soft(fcp, 'first contentful paint').toBeLessThanOrEqual(today.fcp);
    expect.soft(lcp, 'largest contentful paint').toBeLessThanOrEqual(today.lcp);
    expect.soft(cls, 'layout shift').toBeLessThanOrEqual(0.001);
  });
}

/**
 * Accepts a page after one good run. A worse one may be caused by other load, which Lighthouse counts for the
 * page: then the median of three decides.
 */
async function judge(url: string): Promise<Verdict> {
  const first = await browser.judge(url);
  if (first.scores.performance === 100 && first.fcp <= today.fcp && first.lcp <= today.lcp) return first;
  const three = [first, await browser.judge(url), await browser.judge(url)];
  return three.toSorted((a, b) => a.scores.performance - b.scores.performance || b.fcp - a.fcp)[1]!;
}
