import { serveLocally } from '@daily-nest/testing/local-server';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createPurge } from './purge.ts';

it('asks every proxy at once to purge pages with posts, and again a moment later', async () => {
  const asked: string[] = [];
  const proxy = await serveLocally((request, response) => {
    asked.push(`${request.method} ${request.url} ${String(request.headers['surrogate-key'])}`);
    response.end();
  });
  const said: string[] = [];
  const logger = pino({}, { write: (line: string) => void said.push(line) });
  const purge = createPurge([proxy.url, 'http://127.0.0.1:9'], logger);
  purge();
  await expect.poll(() => asked).toEqual(['PURGE / posts']);
  await expect.poll(() => asked.length, { timeout: 4_000 }).toBe(2);
  await expect.poll(() => said.length).toBe(2);
  expect(said[0]).toContain('a proxy was not purged');
  await proxy.close();
});
