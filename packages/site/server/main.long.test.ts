import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { expect, it } from 'vitest';
import { run, runUntilItAnswers } from './testing/web-process.ts';

async function occupied(): Promise<{ port: number; server: Server }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as { port: number }).port, server };
}

it('logs a warning for a misspelt setting, and starts', async () => {
  const web = await run({ PORT: '0', SITEURL: 'https://nest.example' });
  await expect
    .poll(() => web.logs())
    .toContainEqual(
      expect.objectContaining({
        level: 40,
        msg: 'SITEURL is not a setting and is ignored. Did you mean SITE_URL?',
      }),
    );
  await expect.poll(() => web.logs()).toContainEqual(expect.objectContaining({ msg: 'listening' }));
  expect((await web.stop()).code).toBe(0);
});

it('names PORT when the port is taken', async () => {
  const { port, server } = await occupied();
  const web = await run({ PORT: String(port) });
  const { code, stderr } = await web.ended;
  expect(code).toBe(1);
  expect(stderr).toBe(`Port ${port} is in use: set PORT to a free one, for example PORT=${port + 1}.\n`);
  server.close();
});

it('names HOST when it is not an address of the machine', async () => {
  const web = await run({ HOST: '203.0.113.7', PORT: '0' });
  const { code, stderr } = await web.ended;
  expect(code).toBe(1);
  expect(stderr).toContain('set it to one, for example HOST=127.0.0.1.');
});

it('has the memory flags and variables of its start script with plain `node`, too', async () => {
  const web = await runUntilItAnswers({});
  const about = (name: string) => readFileSync(`/proc/${web.pid}/${name}`, 'utf8').split('\0');
  expect(about('cmdline')).toContain('--heap-growing-percent=40');
  expect(about('environ')).toContain('MALLOC_ARENA_MAX=1');
});
