/**
 * Measures the most expensive requests of an anonymous reader, in milliseconds of CPU: of the whole server,
 * and of its main thread, for which all readers wait. Linux only: the figures are the kernel's (/proc), read
 * before and after a round.
 *
 *     node bench/expensive-requests.ts [path of a built server/main.js]
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { freePort } from '@daily-nest/testing/free-port';
import { blog, startBackend } from '@daily-nest/site/testing/backend';

const rounds = 40;

/** Returns a query of many prefixes, each of which the search completes. */
const typed = (count: number, n: number) =>
  Array.from({ length: count }, (_, place) => beginnings[(place + n) % beginnings.length]).join(' ');
const letters = Array.from('abcdefghilmnoprstuvw');
const beginnings = [...letters, ...letters.flatMap((one) => Array.from('aeioruh', (other) => one + other))];

/** Returns the path of the nth request of a kind. The paths differ if a cached answer would hide the cost. */
const kinds: Record<string, (n: number) => string> = {
  'front page': () => '/',
  'path of 15,000 slashes': () => `/a${'/'.repeat(15_000)}a/`,
  'search, 97 words': (n) => `/search?q=${encodeURIComponent(typed(97, n))}`,
  'search, one word': (n) => `/search?q=${typed(1, n)}`,
  'suggestions, 14 kB': (n) => `/search/suggestions?q=${encodeURIComponent(typed(2_800, n))}`,
  'unknown post': (n) => `/blog/unknown-${n}`,
  'unknown post, again': () => '/blog/unknown-0',
  'page past the end': (n) => `/blog?page=${1_000 + n}`,
  'unknown address': (n) => `/nowhere/${n}`,
  '/////': () => '/////',
  '/ARTICLES': () => '/ARTICLES',
  'list of articles, filtered': (n) => `/articles?q=sleep${n}`,
  'card of a post': (n) => `/cards/posts/post-${n}.png`,
};

const main = process.argv[2] ?? fileURLToPath(new URL('../build/server/main.js', import.meta.url));
const backend = await startBackend((call, response) => {
  const url = call.url ?? '';
  if (/slug=unknown/.test(url)) response.writeHead(404).end('{"error":{"code":"not_found","message":"no"}}');
  else if (url.startsWith('/functions')) blog(call, response);
  else response.end('{"results":[]}');
});
const port = await freePort();
const server = spawn(process.execPath, [main], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    PORT: String(port),
    BACKEND_URL: backend.url,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    RATE_LIMIT: '0',
  },
});

try {
  while ((await statusOf('/healthz')) !== 200) await new Promise((wake) => setTimeout(wake, 50));
  await new Promise((wake) => setTimeout(wake, 4_000));
  process.stdout.write(
    '| request | status | CPU ms, server | CPU ms, main thread |\n| --- | --- | ---: | ---: |\n',
  );
  for (const [name, pathOf] of Object.entries(kinds)) {
    for (let n = 0; n < 5; n += 1) await statusOf(pathOf(rounds + n));
    const before = cpu();
    const statuses = new Set<number>();
    for (let n = 0; n < rounds; n += 1) statuses.add(await statusOf(pathOf(n)));
    const after = cpu();
    const each = (part: 'server' | 'thread') => ((after[part] - before[part]) / rounds).toFixed(1);
    process.stdout.write(
      `| ${name} | ${[...statuses].join(', ')} | ${each('server')} | ${each('thread')} |\n`,
    );
  }
} finally {
  server.kill();
  await backend.stop();
}

/** Returns the CPU time so far in milliseconds; the kernel counts hundredths of a second. */
function cpu() {
  const pid = server.pid!;
  return { server: ticks(`/proc/${pid}/stat`) * 10, thread: ticks(`/proc/${pid}/task/${pid}/stat`) * 10 };
}

function ticks(file: string): number {
  const fields = readFileSync(file, 'utf8').split(') ')[1]!.split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

/** Requests a path that `fetch` would normalize. Returns 0 while the server does not listen. */
function statusOf(path: string): Promise<number> {
  return new Promise((resolve) => {
    request({ host: '127.0.0.1', port, path, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode!));
    })
      .once('error', () => resolve(0))
      .end();
  });
}
