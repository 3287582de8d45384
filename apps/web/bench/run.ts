/**
 * `pnpm --filter @daily-nest/web bench`: ready pages beside nginx with the same bytes, pages made afresh, the start, and memory over
 * 100,000 times the same page; then `memory.ts`, which asks for as many different ones and takes a quarter of an hour (`--speed` leaves it
 * out). All on the built site in processes of their own. Linux, with nginx and wrk. Writes docs/benchmarks.md and ends with exit code 1
 * below the reach. `--quick`: fewer and shorter runs, nothing is written.
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
