/**
 * Measures the memory of the built backend on Postgres during 100,000 different requests: `pnpm --filter
 * @daily-nest/backend bench:memory`. Exits with 1 if it takes more than 150 MiB, or grows by more than 5 %
 * between 10,000 and 100,000 requests. Linux only. `--quick` sends a tenth of the requests and writes
 * nothing.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startCommandOf } from '@daily-nest/server/start-command';
import { openPostgres } from '../src/db/postgres.ts';
import { packageRoot } from '../src/package-root.ts';
import { startPostgres } from '../test/postgres.ts';
import { startBackend } from '../test/processes.ts';
import { load } from './load.ts';
import { domainCount, domainOfPost, postMaker, slugOfPost } from './posts.ts';

const mostMiB = 150;
const mostGrowth = 1.05;
const posts = 5_000;
const atOnce = 8;

const isQuick = process.argv.includes('--quick');
const stops = [10_000, 25_000, 50_000, 100_000].map((count) => (isQuick ? count / 10 : count));

const postgres = await startPostgres();
if (!postgres) throw new Error('There is no Postgres here: apt-get install postgresql.');
const migrated = await openPostgres(postgres.url, {});
await migrated.close();
await load(postgres.url, await postMaker(), posts);
// The same flags as `pnpm start`.
const { flags, file } = startCommandOf(packageRoot);
const backend = await startBackend({ DATABASE_URL: postgres.url, LOG_LEVEL: 'warn' }, { flags, file });
try {
  while (!(await backend.get('/readyz').catch(() => undefined))?.ok) await pause(50);
  const measured: { requests: number; mib: number }[] = [{ requests: 0, mib: memory() }];
  let asked = 0;
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  for (const stop of stops) {
    // The maximum during the last fifth of the run, because a pause would free memory.
    let most = 0;
    const reader = async () => {
      while (asked < stop) {
        asked += 1;
        await ask(agent, pathOf(asked));
        if (asked > stop * 0.8 && asked % 50 === 0) most = Math.max(most, memory());
      }
    };
    await Promise.all(Array.from({ length: atOnce }, reader));
    measured.push({ requests: asked, mib: most });
    console.log(`${asked} requests: ${most.toFixed(0)} MiB`);
  }
  const [early, late] = [measured[1]!.mib, measured.at(-1)!.mib];
  if (!isQuick) write(measured);
  if (late > mostMiB) fail(`It takes ${late.toFixed(0)} MiB; ${mostMiB} are allowed.`);
  if (late > early * mostGrowth) fail(`It has grown from ${early.toFixed(0)} to ${late.toFixed(0)} MiB.`);
} finally {
  await backend.stop('SIGKILL');
  await postgres.stop();
}

/** Returns the resident memory of the process in MiB. */
function memory(): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${backend.pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** Returns a path that differs from all others. */
function pathOf(number: number): string {
  const domain = domainOfPost(number % domainCount);
  switch (number % 10) {
    case 0:
      return `/api/search?${new URLSearchParams({ domain, q: `sleep ${number}` })}`;
    case 1:
      return `/functions/v1/get_metainfo?domain=${domain}&page=${number}`;
    case 2:
      return `/functions/v1/get_metainfo?domain=site-${number}.example&page=1`;
    case 3:
      return `/api/posts/beside?slug=${slugOfPost(number % posts)}`;
    case 4:
    case 5:
      return `/functions/v1/get_details?slug=not-there-${number}`;
    default:
      return `/functions/v1/get_details?slug=${slugOfPost((number * 7) % posts)}&visit=${number}`;
  }
}

function ask(agent: Agent, path: string): Promise<void> {
  const headers = { authorization: 'Bearer public-anon-key' };
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: backend.port, path, agent, headers }, (answer) => {
      if ((answer.statusCode ?? 0) >= 500) reject(new Error(`${path} answered ${answer.statusCode}.`));
      answer.resume().once('end', resolve);
    })
      .once('error', reject)
      .end();
  });
}

function write(measured: { requests: number; mib: number }[]) {
  const begin = '<!-- figures of the backend’s memory: written by bench:memory -->';
  const end = '<!-- end of the figures of the backend’s memory -->';
  const docs = join(packageRoot, '../../docs/benchmarks.md');
  const text = readFileSync(docs, 'utf8');
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/benchmarks.md has no lines "${begin}" and "${end}".`);
  const circumstances = `\`pnpm --filter @daily-nest/backend bench:memory\`, ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, Node ${process.versions.node}, load average ${loadavg()[0]?.toFixed(0)}.`;
  const rows = [
    ['different requests', 'MiB'],
    ['---:', '---:'],
    ...measured.map(({ requests, mib }) => [requests.toLocaleString('en-US'), mib.toFixed(0)]),
  ].map((cells) => `| ${cells.join(' | ')} |`);
  writeFileSync(
    docs,
    `${text.slice(0, from)}${begin}\n\n${circumstances}\n\n${rows.join('\n')}\n\n${text.slice(to)}`,
  );
}

function fail(sentence: string) {
  console.error(sentence);
  process.exitCode = 1;
}
