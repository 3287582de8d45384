/**
 * `pnpm --filter @daily-nest/web bench:memory`, and the second part of `bench`: measures the memory of the
 * built site during requests for different pages. Writes docs/benchmarks.md and exits with 1 above 150 MiB,
 * or if it grows by more than 5 % between 10,000 and 100,000 requests. Linux only. `--quick` sends a tenth of
 * the requests and writes nothing.
 */
import { Agent, request } from 'node:http';
import { loadavg } from 'node:os';
import { startBlog } from './backend.ts';
import { circumstances, writeSection } from './section.ts';
import { startSite } from './site.ts';

const mostMiB = 150;
const mostGrowth = 1.05;
const atOnce = 8;

const isQuick = process.argv.includes('--quick');
const stops = [10_000, 25_000, 50_000, 100_000].map((count) => (isQuick ? count / 10 : count));

const blog = await startBlog();
const { site } = await startSite({ BACKEND_URL: blog.url, LOG_LEVEL: 'warn' });
try {
  const measured = [{ requests: 0, mib: site.memory() }];
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  let asked = 0;
  for (const stop of stops) {
    // The maximum during the last fifth of the run, because a pause would free memory.
    let most = 0;
    const reader = async () => {
      while (asked < stop) {
        asked += 1;
        await ask(agent, pathOf(asked));
        if (asked > stop * 0.8 && asked % 50 === 0) most = Math.max(most, site.memory());
      }
    };
    await Promise.all(Array.from({ length: atOnce }, reader));
    measured.push({ requests: stop, mib: most });
    process.stdout.write(`${stop} requests: ${most.toFixed(0)} MiB\n`);
  }
  const [early, late] = [measured[1]!.mib, measured.at(-1)!.mib];
  if (!isQuick) write(measured);
  if (late > mostMiB) fail(`It takes ${late.toFixed(0)} MiB; ${mostMiB} are allowed.`);
  if (late > early * mostGrowth) fail(`It has grown from ${early.toFixed(0)} to ${late.toFixed(0)} MiB.`);
} finally {
  await site.stop();
  blog.stop();
}

/** Returns a path that differs from all others; seven of ten pages are cached. */
function pathOf(number: number): string {
  switch (number % 10) {
    case 0:
      return `/search?q=sleep+${number}`;
    case 1:
    case 2:
      return `/blog?page=${number}`;
    case 3:
      return `/search/suggestions?q=fever+${number}`;
    case 4:
      return `/not-there-${number}`;
    default:
      return `/blog/post-${number}`;
  }
}

function ask(agent: Agent, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    request(site.url + path, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      if ((answer.statusCode ?? 0) >= 500) reject(new Error(`${path} answered ${answer.statusCode}.`));
      answer.resume().once('end', resolve);
    })
      .once('error', reject)
      .end();
  });
}

function write(measured: readonly { requests: number; mib: number }[]) {
  writeSection(
    {
      begin: 'figures of the site’s memory: written by bench:memory',
      end: 'end of the figures of the site’s memory',
    },
    [
      `\`pnpm --filter @daily-nest/web bench:memory\`, ${circumstances()}, load average ${loadavg()[0]?.toFixed(0)}.\n`,
      '| different requests | MiB |',
      '| ---: | ---: |',
      ...measured.map(({ requests, mib }) => `| ${requests.toLocaleString('en-US')} | ${mib.toFixed(0)} |`),
    ].join('\n'),
  );
}

function fail(sentence: string) {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
