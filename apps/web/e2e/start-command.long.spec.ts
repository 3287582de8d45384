import { once } from 'node:events';
import { createServer } from 'node:net';
import { keepAliveReaders } from '@daily-nest/server/testing';
import { runStart } from './support/start-command.ts';
import { expect, test } from './support/test.ts';

test.setTimeout(120_000);
const patience = { timeout: 40_000 };

test('the start command restarts a killed backend, and the site answers meanwhile', async ({ request }) => {
  const start = await runStart();
  try {
    await expect.poll(start.ready, patience).toBe(true);
    const list = `${start.url}/api/posts/index?domain=localhost`;
    expect((await request.get(list)).status()).toBe(200);

    process.kill(start.backends()[0]!, 'SIGKILL');
    const statuses: number[] = [];
    await expect
      .poll(async () => {
        statuses.push((await request.get(`${start.url}/`)).status());
        return start.backends().length;
      }, patience)
      .toBe(2);
    expect(new Set(statuses)).toEqual(new Set([200]));
    await expect.poll(async () => (await request.get(list)).status(), patience).toBe(200);
    expect(start.stderr()).toBe('The backend ended by itself (SIGKILL). It is started again in 0.5 s.\n');
  } finally {
    await start.stop();
  }
});

test('the start command loses no call when it is stopped: the backend answers until web has stopped', async () => {
  const start = await runStart();
  await expect.poll(start.ready, patience).toBe(true);
  const readers = keepAliveReaders({
    port: start.port,
    path: '/api/posts/index?domain=localhost',
    readers: 10,
  });
  await expect.poll(() => readers.answers.length, patience).toBeGreaterThan(50);
  expect(await start.stop()).toBe(0);
  const { answers, failures } = await readers.done;
  expect(failures).toEqual([]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const [web, backend] = start.stopping();
  expect(backend! - web!).toBeGreaterThan(900);
});

test('the start command gives up a backend that crashes repeatedly, and ends', async () => {
  const start = await runStart({ LOG_LEVEL: 'info' });
  const other = createServer();
  try {
    await expect.poll(start.ready, patience).toBe(true);
    process.kill(start.backends()[0]!, 'SIGKILL');
    // Another program takes its port meanwhile.
    await expect.poll(start.stderr, patience).toContain('started again in 0.5 s');
    other.listen(start.backendPort, '127.0.0.1');
    await once(other, 'listening');
    expect((await start.ended).code).toBe(1);
    const sentences = start.stderr().trim().split('\n');
    expect(sentences.filter((sentence) => sentence.startsWith('Port'))).toHaveLength(4);
    expect(sentences.at(-1)).toBe(
      'The backend ended 5 times within a minute and is given up: why, it says above.',
    );
  } finally {
    other.close();
    await start.stop();
  }
});

test('the start command warns of a misspelt setting', async () => {
  const start = await runStart({ SITEURL: 'https://nest.example', RADIO_PORTS: 'eight' });
  try {
    await start.ended;
    expect(start.stderr()).toMatch(/^SITEURL is not a setting and is ignored\. Did you mean SITE_URL\?\n/);
  } finally {
    await start.stop();
  }
});

test('the start command reports that HOST is not an address of the machine', async () => {
  const start = await runStart({ HOST: '203.0.113.7' });
  try {
    expect((await start.ended).code).toBe(1);
    expect(start.stderr()).toBe(
      'HOST is "203.0.113.7", which is no address of this machine: set it to one, for example HOST=127.0.0.1.\n',
    );
  } finally {
    await start.stop();
  }
});

test('the start command ends with a sentence about a wrong setting', async ({ request }) => {
  const start = await runStart({ RADIO_PORTS: 'eight' });
  try {
    expect((await start.ended).code).toBe(1);
    expect(start.stderr()).toBe('RADIO_PORTS must be a whole number from 1 to 65535, but it is "eight".\n');
    await expect(request.get(start.url)).rejects.toThrow('ECONNREFUSED');
  } finally {
    await start.stop();
  }
});
