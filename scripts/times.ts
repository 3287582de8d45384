/**
 * The time of each suite: read from turbo's summaries, printed at the end of `pnpm test`. `pnpm test:times`
 * fails if a suite of the last run took a quarter longer than in `times.json`; with `--update` it writes
 * that file.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { root } from './processes.ts';
import { suiteOf } from './suites.ts';

/** Turbo writes a file for each run here. */
export const summaries = `${root}/.turbo/runs`;
const baseFile = new URL('times.json', import.meta.url);
const growth = 1.25;
/** Seconds by which a short suite may vary from one machine of CI to the next. */
const variation = 30;

const summary = z.object({
  tasks: z.array(
    z.object({
      taskId: z.string(),
      task: z.string(),
      cache: z.object({ status: z.string(), timeSaved: z.number() }),
      execution: z.object({ startTime: z.number(), endTime: z.number() }).nullish(),
    }),
  ),
});

export interface SuiteTime {
  suite: string;
  /** Seconds of its tasks. A cached task counts with the time of its last run. */
  seconds: number;
  /** Seconds of these that the cache has saved. */
  saved: number;
}

/** Each task counts once: a later step of the run finds in the cache what an earlier one has made. */
export function readTimes(): SuiteTime[] {
  const tasks = new Map<string, { suite: string; seconds: number; saved: number }>();
  for (const path of globSync('*.json', { cwd: summaries })) {
    const read = summary.parse(JSON.parse(readFileSync(`${summaries}/${path}`, 'utf8')));
    for (const { taskId, task, cache, execution } of read.tasks) {
      if (!execution) continue;
      const saved = cache.status === 'HIT' ? cache.timeSaved / 1000 : 0;
      if (saved > 0 && tasks.has(taskId)) continue;
      const seconds = saved || (execution.endTime - execution.startTime) / 1000;
      tasks.set(taskId, { suite: suiteOf(task), seconds, saved });
    }
  }
  const bySuite = new Map<string, SuiteTime>();
  for (const { suite, seconds, saved } of tasks.values()) {
    const time = bySuite.get(suite) ?? { suite, seconds: 0, saved: 0 };
    bySuite.set(suite, { suite, seconds: time.seconds + seconds, saved: time.saved + saved });
  }
  return [...bySuite.values()].toSorted((a, b) => b.seconds - a.seconds);
}

function row(name: string, seconds: number, saved: number): string {
  const cached = saved > 0 ? `, ${saved.toFixed(0)} s of it from the cache` : '';
  return `  ${name.padEnd(14)}${seconds.toFixed(0).padStart(6)} s${cached}`;
}

export function tableOf(times: SuiteTime[]): string {
  const sum = (key: 'seconds' | 'saved') => times.reduce((total, time) => total + time[key], 0);
  return [
    'Time of each suite:',
    ...times.map(({ suite, seconds, saved }) => row(suite, seconds, saved)),
    row('sum', sum('seconds'), sum('saved')),
  ].join('\n');
}

const sumOf = (seconds: Record<string, number>) =>
  Object.values(seconds).reduce((total, one) => total + one, 0);

if (import.meta.main) {
  const times = readTimes();
  const seconds = Object.fromEntries(times.map((time) => [time.suite, Math.round(time.seconds)]));
  if (process.argv.includes('--update')) writeFileSync(baseFile, `${JSON.stringify(seconds, null, 2)}\n`);
  else {
    const all = z.record(z.string(), z.number()).parse(JSON.parse(readFileSync(baseFile, 'utf8')));
    const base = Object.fromEntries(Object.entries(all).filter(([suite]) => suite in seconds));
    console.log(tableOf(times));
    console.log(`Base: ${sumOf(base)} s, ${JSON.stringify(base)}`);
    if (sumOf(seconds) > Math.max(sumOf(base) * growth, sumOf(base) + variation)) {
      console.error(
        'This run took a quarter longer than its base. Make it shorter, or accept it: pnpm test:times --update',
      );
      process.exitCode = 1;
    }
  }
}
