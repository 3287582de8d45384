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

/** Starts a backend whose changes the test sends, and counts the changes that the site has noticed. */
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

it('notices a change when its line is complete, and ignores heartbeats', async () => {
  const { changes, lines } = await followed();
  await expect.poll(changes).toBe(1);
  lines()[0]!.write(': here\n\nevent: po');
  lines()[0]!.write('sts\r\ndata: changed\n\nevent: other\n\n');
  await expect.poll(changes).toBe(2);
});

it('reconnects when a connection breaks or stays silent, and reports a change in case one was missed', async () => {
  const { changes, lines } = await followed({ silenceMs: 200 });
  await expect.poll(changes).toBe(1);
  lines()[0]!.destroy();
  await expect.poll(changes).toBe(2);
  await expect.poll(changes, { timeout: 2_000 }).toBe(3);
});

it('retries after ever longer pauses with a backend without changes, or with an endless line', async () => {
  const { backend, changes, lines, until, followed: ended } = await followed();
  await expect.poll(changes).toBe(1);
  backend.answerWith(json({ error: {} }, 404));
  lines()[0]!.write('x'.repeat(2_000));
  await expect.poll(() => backend.requests.length, { timeout: 3_000 }).toBeGreaterThanOrEqual(4);
  expect(changes()).toBe(1);
  until.abort();
  await ended;
});
