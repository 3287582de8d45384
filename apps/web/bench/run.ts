/**
 * `pnpm --filter @daily-nest/web bench`: measures ready pages beside nginx with the same bytes, rendered
 * pages, the start, and memory during 100,000 requests for one page; then runs `memory.ts`, which requests as
 * many different ones and takes a quarter of an hour (`--speed` skips it). All on the built site in separate
 * processes. Linux, with nginx and wrk. Writes docs/benchmarks.md and exits with 1 if a target is missed.
 * `--quick`: fewer and shorter runs, writes nothing.
 */
import { startBlog } from './backend.ts';
import { assertInstalled } from './load.ts';
import { measureFresh, measureMemory, measureReady, measureStart } from './measure.ts';
import { complaints, type Figures, tableOf, writeFigures } from './report.ts';

const quick = process.argv.includes('--quick');
const requests = quick ? 4_000 : 100_000;
const seconds = quick ? 2 : 5;
const say = (line: string) => process.stdout.write(`${line}\n`);

assertInstalled({ nginx: '/usr/sbin/nginx', wrk: '/usr/bin/wrk' });
const blog = await startBlog();
try {
  const startMs = await measureStart(quick ? 3 : 9);
  say('start measured');
  const ready = await measureReady(seconds);
  say('ready pages measured');
  const fresh = await measureFresh(blog.url, seconds);
  say('fresh pages measured');
  const memory = await measureMemory(requests);
  const figures: Figures = { ready, fresh, startMs, memory };
  say(`\n${tableOf(figures)}\n`);
  const wrong = complaints(figures);
  for (const complaint of wrong) say(complaint);
  if (!quick) writeFigures(figures, requests);
  process.exitCode = wrong.length > 0 ? 1 : 0;
} finally {
  blog.stop();
}
if (!process.argv.includes('--speed')) await import('./memory.ts');
