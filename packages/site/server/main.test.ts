import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startBackend } from './testing/backend.test-support.ts';
import { run } from './testing/web-process.ts';

it('rejects a wrong setting with one sentence and code 1', async () => {
  const web = await run({ PORT: 'many' });
  const { code, stderr } = await web.ended;
  expect(code).toBe(1);
  expect(stderr).toBe('PORT must be a whole number from 0 to 65535, but it is "many".\n');
});

it("rejects a mistake in the owner's file with one sentence and code 1", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'daily-nest-owner-'));
  const file = join(folder, 'owner.json');
  writeFileSync(file, '{ "donationUrl": "give.example" }');
  const web = await run({ OWNER_FILE: file });
  const { code, stderr } = await web.ended;
  expect(code).toBe(1);
  expect(stderr).toBe(
    `OWNER_FILE ${file}: donationUrl must be an address that starts with https://, but it is "give.example".\n`,
  );
  rmSync(folder, { recursive: true });
});

it('answers, logs each request as JSON, and stops with open streams', async () => {
  const backend = await startBackend((_request, response) => {
    response.writeHead(200, { 'content-type': 'audio/mpeg' });
    response.write('x');
  });
  const web = await run({ BACKEND_URL: backend.url });
  await web.answers('/');

  const stream = await fetch(`${web.url}/api/stream?port=8076`, {
    headers: { 'x-request-id': 'given-by-a-proxy' },
  });
  await stream.body!.getReader().read();
  await expect
    .poll(() => web.logs())
    .toContainEqual(
      expect.objectContaining({
        requestId: 'given-by-a-proxy',
        method: 'GET',
        path: '/api/stream',
        status: 200,
      }),
    );
  expect((await web.stop()).code).toBe(0);
  await backend.requests[0]!.closed;
  await backend.stop();
});
