import { circumstances, markdownTable, writeSection } from '@daily-nest/testing/figures';
import type { measureFresh, measureMemory, measureReady } from './measure.ts';

export interface Figures {
  ready: Awaited<ReturnType<typeof measureReady>>;
  fresh: Awaited<ReturnType<typeof measureFresh>>;
  startMs: number;
  memory: Awaited<ReturnType<typeof measureMemory>>;
}

interface Row {
  name: string;
  value: string;
  reach?: string;
  isReached?: boolean;
}

/** The maximum growth of memory between half and all of the requests. */
const flat = 1.1;

const count = (value: number) => Math.round(value).toLocaleString('en-US');

const ms = (value: number) => value.toFixed(value < 1 ? 3 : 1);

function rowsOf({ ready, fresh, startMs, memory }: Figures): Row[] {
  const most = Math.max(...memory);
  const grown = memory[1] / memory[0];
  const failed = ready.failed + fresh.each.failed + fresh.same.failed;
  return [
    {
      name: 'ready page, requests a second, and nginx',
      value: `${count(ready.perSecond)}, ${count(ready.nginxPerSecond)}`,
    },
    {
      name: 'ready page, share of nginx',
      value: ready.ratio.toFixed(2),
      reach: '≥ 0.5',
      isReached: ready.ratio >= 0.5,
    },
    {
      name: 'ready page, ms of CPU, and nginx',
      value: `${ms(ready.cpu)}, ${ms(ready.nginxCpu)}`,
      reach: '≤ 0.03',
      isReached: ready.cpu <= 0.03,
    },
    { name: 'page made afresh, ms of CPU under load', value: ms(fresh.cpu) },
    {
      name: 'page made afresh, one after the other, ms of CPU, all threads',
      value: ms(fresh.parts.all),
    },
    { name: 'of that: React’s own rendering', value: ms(fresh.parts.react) },
    {
      name: 'of that: everything else on the main thread',
      value: ms(fresh.parts.rest),
      reach: '≤ 2',
      isReached: fresh.parts.rest <= 2,
    },
    {
      name: 'the same page, 50 connections, p50 / p99 in ms',
      value: `${ms(fresh.same.p50)} / ${ms(fresh.same.p99)}`,
      reach: 'p99 ≤ 120',
      isReached: fresh.same.p99 <= 120,
    },
    {
      name: 'a different page each, 50 connections, p50 / p99 in ms',
      value: `${ms(fresh.each.p50)} / ${ms(fresh.each.p99)}`,
    },
    { name: 'answers that were not 200', value: String(failed), reach: '0', isReached: failed === 0 },
    { name: 'start to the first 200, ms', value: ms(startMs), reach: '≤ 250', isReached: startMs <= 250 },
    {
      name: 'memory, one page, half → all of the requests, MiB',
      value: memory.map((value) => value.toFixed(0)).join(' → '),
      reach: '≤ 150',
      isReached: most <= 150,
    },
    {
      name: 'growth of it',
      value: `${grown.toFixed(2)}×`,
      reach: `≤ ${flat}×`,
      isReached: grown <= flat,
    },
  ];
}

/** Returns the figures as a Markdown table. */
export function tableOf(figures: Figures): string {
  const rows = rowsOf(figures).map(({ name, value, reach = '', isReached = true }) => [
    name,
    isReached ? value : `${value} ✗`,
    reach,
  ]);
  return markdownTable([['', 'measured', 'reach'], ...rows]);
}

/** Returns a sentence for each figure that misses its target. */
export function complaints(figures: Figures): string[] {
  return rowsOf(figures).flatMap(({ name, value, reach, isReached = true }) =>
    isReached ? [] : [`${name}: ${value}, but the reach is ${reach}.`],
  );
}

/** Writes the figures into docs/benchmarks.md. */
export function writeFigures(figures: Figures, requests: number): void {
  writeSection(
    { begin: 'figures of the site: written by pnpm bench', end: 'end of the figures of the site' },
    `\`pnpm bench\`, ${circumstances()},\n${requests.toLocaleString('en-US')} requests for memory.\n\n${tableOf(figures)}`,
  );
}
