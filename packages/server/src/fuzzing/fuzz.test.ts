import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { fuzz } from './fuzz.ts';
import { seeded } from './random.ts';
import { oddRequest } from './requests.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function against(listener: Parameters<typeof createServer>[1]) {
  server = createServer(listener as never);
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return fuzz({
    port,
    seed: 1,
    requests: 200,
    paths: ['/', '/posts'],
    parameters: ['page', 'q'],
    endless: /^GET \/stream/,
  });
}

/** What is asked for a seed. */
function asked(seed: number): string[] {
  const random = seeded(seed);
  return Array.from({ length: 50 }, () => oddRequest(random, { paths: ['/a'], parameters: ['b'] }));
}

it('asks the same for the same seed, and something else for another', () => {
  expect(asked(1)).toEqual(asked(1));
  expect(asked(1)).not.toEqual(asked(2));
  expect(new Set(asked(1)).size).toBeGreaterThan(40);
});

it('finds nothing in a server that answers', async () => {
  const { findings, statuses } = await against((_request, response) => response.end('fine'));
  expect(findings).toEqual([]);
  expect(statuses[200]).toBeGreaterThan(100);
});

it('finds the request that a server fails on, and one that writes a header', async () => {
  const { findings } = await against((request, response) => {
    if (request.url?.includes('%E0')) response.statusCode = 500;
    if (request.url?.includes('%0d')) response.setHeader('X-Injected', '1');
    response.end();
  });
  expect(findings.some(({ why, request }) => why.includes('500') && request.includes('%E0'))).toBe(true);
  expect(findings.some(({ why }) => why.includes('header'))).toBe(true);
});
