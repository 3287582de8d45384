import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from './free-port.ts';

/** Returns the first port of the system's range for outgoing connections. */
function firstOfSystem(): number {
  const setting = '/proc/sys/net/ipv4/ip_local_port_range';
  return existsSync(setting) ? Number.parseInt(readFileSync(setting, 'utf8'), 10) : 49_152;
}

it('returns unique ports outside of the range for outgoing connections', async () => {
  const ports: number[] = [];
  for (let count = 0; count < 40; count += 1) ports.push(await freePort());
  expect(Math.max(...ports)).toBeLessThan(firstOfSystem());
  expect(new Set(ports).size).toBe(ports.length);
});

it('returns ports that can be listened on', async () => {
  const server = createServer().listen(await freePort(), '127.0.0.1');
  await once(server, 'listening');
  server.close();
});
