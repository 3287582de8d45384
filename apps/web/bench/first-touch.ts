/**
 * `pnpm first-touch`: measures how long a reader on a slow phone waits for the first touch of each kind, on
 * the built site with its backend. Writes docs/benchmarks.md and exits with 1 if one exceeds its limit.
 * `--quick`: one run of each, writes nothing.
 */
import { chromiumLaunch } from '@daily-nest/testing/chromium';
import { circumstances, markdownTable, writeSection } from '@daily-nest/testing/figures';
import { chromium } from '@playwright/test';
import { startOwnSite } from '../e2e/support/own-site.ts';
import { median } from './median.ts';
import { type Journey, journeys } from './touch/journeys.ts';
import { Phone } from './touch/phone.ts';

const quick = process.argv.includes('--quick');
const only = process.argv.slice(2).find((word) => !word.startsWith('--'));
const runs = quick ? 1 : 7;

const rows: string[][] = [];
const site = await startOwnSite();
const browser = await chromium.launch(chromiumLaunch());
try {
  for (const journey of journeys) if (!only || journey.name.startsWith(only)) await measure(journey);
} finally {
  await browser.close();
  await site.stop();
}
const table = markdownTable([['touch', 'median, ms', 'best', 'worst', 'reach'], ...rows]);
process.stdout.write(`${table}\n`);
if (!quick && !only)
  writeSection(
    { begin: 'figures of first touches: written by pnpm first-touch', end: 'end of the first touches' },
    `\`pnpm --filter @daily-nest/web first-touch\`, ${circumstances()}, ${runs} runs of each.\n\n${table}`,
  );

async function measure({ name, path, reach, result, before, act }: Journey) {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const phone = await Phone.open(browser, site.url + path);
    try {
      await before?.(phone);
      times.push(await phone.timeUntil(result, () => act(phone)));
    } finally {
      await phone.close();
    }
  }
  const took = median(times);
  if (took > reach) process.exitCode = 1;
  rows.push([name, ...[took, Math.min(...times), Math.max(...times), reach].map((ms) => ms.toFixed(0))]);
}
