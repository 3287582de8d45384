/**
 * `pnpm first-touch`: measures how long a reader on a slow phone waits for the first touch of each kind, on
 * the built site with its backend. Writes docs/benchmarks.md and exits with 1 if one exceeds its limit.
 * `--quick`: one run of each, writes nothing.
 */
import { chromiumLaunch } from '@daily-nest/testing/chromium';
import { chromium } from '@playwright/test';
import { startOwnSite } from '../e2e/support/own-site.ts';
import { median } from './median.ts';
import { circumstances, writeSection } from './section.ts';
import { type Journey, journeys, speculated } from './touch/journeys.ts';
import { Phone, type Touching } from './touch/phone.ts';
import { Tab } from './touch/tab.ts';

const quick = process.argv.includes('--quick');
const only = process.argv.slice(2).find((word) => !word.startsWith('--'));
const runs = quick ? 1 : 7;

const rows: string[] = [];
const site = await startOwnSite();
const browser = await chromium.launch(chromiumLaunch());
try {
  for (const journey of journeys) await measure(journey, (url) => Phone.open(browser, url));
  await measure(speculated, (url) => Tab.open(url));
  if (!quick && !only) write(rows);
} finally {
  await browser.close();
  await site.stop();
}

async function measure<Hand extends Touching>(journey: Journey<Hand>, open: (url: string) => Promise<Hand>) {
  if (only && !journey.name.startsWith(only)) return;
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const phone = await open(site.url + journey.path);
    try {
      await journey.before?.(phone);
      times.push(await phone.timeUntil(journey.result, () => journey.act(phone)));
    } finally {
      await phone.close();
    }
  }
  const took = median(times);
  if (took > journey.reach) process.exitCode = 1;
  const row = `| ${journey.name} | ${[took, Math.min(...times), Math.max(...times)].map(Math.round).join(' | ')} | ${journey.reach} |`;
  process.stdout.write(`${row}\n`);
  rows.push(row);
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
