import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { blog, startBackend } from '../testing/backend.test-support.ts';
import { runUntilItAnswers } from '../testing/web-process.ts';

/** The most expensive anonymous requests (13 ms of CPU for a long search, 147 for a card), each different. */
const dear = [
  (n: number) =>
    `/search?q=${Array.from({ length: 8 }, (_, place) => 'aeior'[(n + place) % 5]! + n).join('+')}`,
  (n: number) => `/cards/posts/post-${n}.png`,
  (n: number) => `/blog/unknown-${n}`,
  (n: number) => `/blog?page=${1_000 + n}`,
  (n: number) => `/articles?q=sleep${n}`,
];
const sockets = 16;

it.runIf(process.platform === 'linux')(
  'one address that sends requests without pause takes at most a quarter of the machine, and delays nobody else',
  async () => {
    const backend = await startBackend((call, response) => {
      if (call.url?.startsWith('/functions')) blog(call, response);
      else response.end('{"results":[]}');
    });
    const settings = { BACKEND_URL: backend.url, RATE_LIMIT: '10', LOG_LEVEL: 'error' };
    const { port, pid } = await runUntilItAnswers(settings);

    const agent = new Agent({ keepAlive: true, maxSockets: sockets });
    const flood = { ends: false, asked: 0 };
    const spent = new Set<number>();
    const ask = async (socket: number) => {
      while (!flood.ends) {
        const path = dear[flood.asked % dear.length]!((flood.asked += 1));
        if ((await statusOf(port, path, agent)) === 429) spent.add(socket);
      }
    };
    const crowd = Array.from({ length: sockets }, (_, socket) => ask(socket));
    // Ten seconds' worth is saved up, and can be spent at once.
    await expect.poll(() => spent.size, { timeout: 20_000 }).toBe(sockets);
    const [before, askedBefore, since] = [cpuMs(pid), flood.asked, performance.now()];
    const waited: number[] = [];
    for (let reader = 0; reader < 10; reader += 1) {
      await wait(200);
      const began = performance.now();
      expect(await statusOf(port, `/faq?q=reader${reader}`, undefined, '127.0.0.2')).toBe(200);
      waited.push(performance.now() - began);
    }
    const passed = performance.now() - since;
    const share = (cpuMs(pid) - before) / (passed * Math.max(2, availableParallelism()));
    const asks = ((flood.asked - askedBefore) / passed) * 1_000;
    flood.ends = true;
    await Promise.all(crowd);
    agent.destroy();
    await backend.stop();
    // A refusal takes a quarter of a second, and little CPU time.
    expect(asks / sockets).toBeLessThan(5);
    expect(share).toBeLessThan(0.25);
    expect(Math.max(...waited)).toBeLessThan(1_000);
  },
  60_000,
);

function statusOf(port: number, path: string, agent?: Agent, localAddress = '127.0.0.1'): Promise<number> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, agent, localAddress }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode!));
    })
      .once('error', reject)
      .end();
  });
}

/** Returns a process's CPU time in milliseconds; the kernel counts hundredths of a second. */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
