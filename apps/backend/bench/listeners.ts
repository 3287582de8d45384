// Measures the cost of a radio listener: pnpm --filter @daily-nest/backend exec node bench/listeners.ts
// [listeners]
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { serveRadio } from '../test/listeners.ts';

interface Report {
  rss: number;
  heap: number;
  cpuSeconds: number;
}

// The server runs as a separate process, so that the listeners' memory is not counted.
if (process.send) await serve();
else await measure(Number(process.argv[2] ?? 1000));

async function serve() {
  const { port } = await serveRadio({});
  process.on('message', () => {
    globalThis.gc?.();
    const { rss, heapUsed, external } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    process.send?.({ rss, heap: heapUsed + external, cpuSeconds: (user + system) / 1e6 } satisfies Report);
  });
  process.send?.({ port });
}

async function measure(count: number) {
  const server = fork(fileURLToPath(import.meta.url), { execArgv: ['--expose-gc'] });
  const [{ port }] = (await once(server, 'message')) as [{ port: number }];

  const first = listen(port);
  await first.heard;
  await pause(2000);
  const before = await ask(server);

  const listeners: ReturnType<typeof listen>[] = [];
  const times: number[] = [];
  for (let left = count; left > 0; left -= 50) {
    const wave = Array.from({ length: Math.min(50, left) }, () => listen(port));
    listeners.push(...wave);
    times.push(...(await Promise.all(wave.map(({ heard }) => heard))));
  }
  await pause(3000);
  const begin = await ask(server);
  const seconds = 20;
  await pause(seconds * 1000);
  const end = await ask(server);

  const sorted = times.toSorted((one, other) => one - other);
  const quantile = (part: number) =>
    ((sorted[Math.floor((sorted.length - 1) * part)] ?? 0) / 1000).toFixed(3);
  const perListener = (one: number, other: number) => `${((one - other) / count / 1024).toFixed(1)} kB`;
  const cpu = (end.cpuSeconds - begin.cpuSeconds) / seconds;
  const rows = [
    ['listeners at a time', String(count)],
    ['memory per listener, resident', perListener(end.rss, before.rss)],
    ['memory per listener, heap and buffers', perListener(end.heap, before.heap)],
    ['seconds to first byte of sound, median', quantile(0.5)],
    ['seconds to first byte of sound, p99', quantile(0.99)],
    ['one core', `${(cpu * 100).toFixed(1)} % for all, ${((cpu * 1e5) / count).toFixed(1)} % per 1,000`],
  ];
  console.log(`| measure | value |\n|---|---|\n${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}`);
  for (const listener of [first, ...listeners]) listener.leave();
  server.kill();
}

async function ask(server: ChildProcess): Promise<Report> {
  server.send('report');
  const [report] = (await once(server, 'message')) as [Report];
  return report;
}

function listen(port: number) {
  const begun = performance.now();
  const socket = connect(port, '127.0.0.1');
  let bytes = 0;
  const heard = new Promise<number>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      // The headers arrive alone or together with the burst; only the bytes after them are sound.
      bytes += chunk.length;
      if (bytes > 2048) resolve(performance.now() - begun);
    });
  });
  socket.write('GET /api/stream?port=8076 HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n');
  return { heard, leave: () => socket.destroy() };
}
