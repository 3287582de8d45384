/**
 * `pnpm first-touch`: how long a reader on a slow phone waits for the first touch of each kind, on the built site with its backend.
 * Writes docs/benchmarks.md and ends with exit code 1 when one is over its reach. `--quick`: one run of each, nothing is written.
 */
import { chromiumLaunch } from '@daily-nest/testing/chromium';
import { type Browser, chromium } from '@playwright/test';
import { startOwnSite } from '../e2e/support/own-site.ts';
import { median } from './median.ts';
import { circumstances, writeSection } from './section.ts';
import { type Journey, journeys } from './touch/journeys.ts';
import { Phone } from './touch/phone.ts';

const quick = process.argv.includes('--quick');
const only = process.argv.slice(2).find((word) => !word.startsWith('--'));
const runs = quick ? 1 : 7;

const site = await startOwnSite();
const browser = await chromium.launch(chromiumLaunch());
try {
  const rows: string[] = [];
  for (const journey of journeys) {
    if (only && !journey.name.startsWith(only)) continue;
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await timeOf(browser, journey));
    const took = median(times);
    if (took > journey.reach) process.exitCode = 1;
    const row = `| ${journey.name} | ${[took, Math.min(...times), Math.max(...times)].map(Math.round).join(' | ')} | ${journey.reach} |`;
    process.stdout.write(`${row}\n`);
    rows.push(row);
  }
  if (!quick && !only) write(rows);
} finally {
  await browser.close();
  await site.stop();
}

async function timeOf(on: Browser, { path, before, result, act }: Journey): Promise<number> {
  const phone = await Phone.open(on, site.url + path);
  try {
    await before?.(phone);
    return await phone.timeUntil(result, () => act(phone));
  } finally {
    await phone.close();
  }
}

function write(rows: readonly string[]) {
  writeSection(
    { begin: 'figures of first touches: written by pnpm first-touch', end: 'end of the first touches' },
    [
      `\`pnpm --filter @daily-nest/web first-touch\`, ${circumstances()}, ${runs} runs of each.\n`,
      '| touch | median, ms | best | worst | reach |',
      '| --- | ---: | ---: | ---: | ---: |',
      ...rows,
    ].join('\n'),
  );
}
