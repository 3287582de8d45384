import type { ServerResponse } from 'node:http';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { followChanges } from './changes.ts';
import { json, startBackend } from './testing/backend.test-support.ts';

const logger = pino({ level: 'silent' });
const ending: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0)) await end();
});

/** A backend whose changes the test tells, and how often the site has heard that there was one. */
async function followed(options: { silenceMs?: number } = {}) {
  const lines: ServerResponse[] = [];
  const backend = await startBackend((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(': here\n\n');
    lines.push(response);
  });
  const until = new AbortController();
  let changes = 0;
  const changed = () => (changes += 1);
  const followed = followChanges(backend.url, {
    changed,
    logger,
    until: until.signal,
    againMs: 10,
    ...options,
  });
  ending.push(
    () => until.abort(),
    () => backend.stop(),
    () => followed,
  );
  return { backend, until, followed, changes: () => changes, lines: () => lines };
}

it('a change is heard when its line is whole, signs of life are none', async () => {
  const { changes, lines } = await followed();
  await expect.poll(changes).toBe(1);
  lines()[0]!.write(': here\n\nevent: po');
  lines()[0]!.write('sts\r\ndata: changed\n\nevent: other\n\n');
  await expect.poll(changes).toBe(2);
});

it('a connection that breaks, or says nothing any more, is made again, and what was missed counts as a change', async () => {
  const { changes, lines } = await followed({ silenceMs: 200 });
  await expect.poll(changes).toBe(1);
  lines()[0]!.destroy();
  await expect.poll(changes).toBe(2);
  await expect.poll(changes, { timeout: 2_000 }).toBe(3);
});

it('a backend without changes, or with a line that never ends, is asked again after ever longer pauses', async () => {
  const { backend, changes, lines, until, followed: ended } = await followed();
  await expect.poll(changes).toBe(1);
  backend.answerWith(json({ error: {} }, 404));
  lines()[0]!.write('x'.repeat(2_000));
  await expect.poll(() => backend.requests.length, { timeout: 3_000 }).toBeGreaterThanOrEqual(4);
  expect(changes()).toBe(1);
  until.abort();
  await ended;
});
