import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFeedParser } from '../src/feeds/feed-parser.ts';
import { findFiles } from '../src/posts/import.ts';
import { writeMarkdown } from '../src/posts/markdown-file.ts';
import { seedFolder } from '../src/posts/seed.ts';
import { backendsOfEachTest } from './backends.ts';
import { describeInLongRun, itInLongRun, onOneDatabase, temporaryFolder } from './databases.ts';
import { rssOf } from './feed-server.ts';
import { aPost } from './posts.ts';
import { runCli } from './processes.ts';

const list = '/functions/v1/get_metainfo?domain=localhost';
const backend = backendsOfEachTest();

onOneDatabase('the built backend', (kind) => {
  const folder = temporaryFolder();
  let environment: Record<string, string> = {};
  let cleanUp: () => Promise<void>;
  let seeds = 0;

  beforeAll(async () => {
    const made = await kind.make();
    environment = { ...made.environment, SEED: '1' };
    cleanUp = () => made.remove();
    seeds = (await findFiles([seedFolder])).length;
  });
  afterAll(async () => {
    await cleanUp();
    folder.remove();
  });

  interface List {
    blogs: { id: number; slug: string }[];
    total: number;
  }
  const read = async (process: { get(path: string): Promise<Response> }) =>
    (await (await process.get(list)).json()) as List;

  async function allIds(process: { get(path: string): Promise<Response> }): Promise<number[]> {
    const { total } = await read(process);
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(total / 10) }, async (_, index) => {
        const answer = await process.get(`${list}&page=${index + 1}`);
        return ((await answer.json()) as List).blogs.map(({ id }) => id);
      }),
    );
    return pages.flat();
  }
  const importPost = (slug: string) => {
    const file = join(folder.path, `${slug}.md`);
    writeFileSync(file, writeMarkdown(aPost({ slug, date: '2026-11-26' })));
    return runCli(['import', file], environment);
  };
  let newest = 0;

  it('migrates, seeds and serves, writes JSON logs and stops cleanly', async () => {
    const process = await backend(environment);
    await process.ready();
    const ids = await allIds(process);
    expect(ids).toHaveLength(seeds);
    newest = Math.max(...ids);
    const begun = performance.now();
    const { code, stdout, stderr } = await process.stop();
    expect(code).toBe(0);
    expect(stderr).toBe('');
    // fetch keeps idle connections open for longer than this, and they do not delay the stop.
    expect(performance.now() - begun).toBeLessThan(15_000);
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      // Without a network, this line may appear before the end on a slow machine.
      .filter(({ msg }) => msg !== 'feeds that cannot be read');
    const messages = lines.map(({ msg }) => msg);
    expect(messages.filter((msg) => msg !== 'request')).toEqual([
      'seeded the empty database',
      'ready',
      'stopping',
      'stopped',
    ]);
    expect(lines[messages.indexOf('request')]).toMatchObject({
      method: 'GET',
      path: '/functions/v1/get_metainfo',
      status: 200,
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    });
  });

  itInLongRun(
    kind.name === 'PGlite'
      ? 'skips no number of its sequence after a stop, and is the only owner of its folder'
      : 'skips no number of its sequence after a stop, and shows at once what a command stores',
    async () => {
      expect((await importPost('next')).code).toBe(0);
      const process = await backend(environment);
      await process.ready();
      expect(Math.max(...(await allIds(process)))).toBe(newest + 1);
      const ended = await importPost('while-running');
      if (kind.name === 'PGlite') {
        expect(ended).toEqual({
          code: 1,
          stdout: '',
          stderr: `The database in ${environment['DATA_DIR']} is in use by a running backend. Stop that backend, or set DATABASE_URL for both.\n`,
        });
        const second = await backend(environment);
        expect(await second.ended).toMatchObject({ code: 1, stderr: ended.stderr });
      } else {
        expect(ended.code).toBe(0);
        expect((await read(process)).blogs[0]?.slug).toBe('while-running');
      }
    },
  );

  itInLongRun('starts again on its data after a kill', async () => {
    // The previous test ended with a kill.
    const process = await backend(environment);
    await process.ready();
    expect((await read(process)).total).toBeGreaterThan(seeds);
  });
});

itInLongRun('the built backend logs a warning for a misspelt setting', async () => {
  const process = await backend({ DATABASE_URI: 'postgres://nest.example', HOST: '203.0.113.7' });
  const { stdout } = await process.ended;
  expect(JSON.parse(stdout)).toMatchObject({
    level: 40,
    msg: 'DATABASE_URI is not a setting and is ignored. Did you mean DATABASE_URL?',
  });
});

describeInLongRun('the built backend refuses to start', () => {
  it('on a busy port, and names the variable', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const process = await backend({ PORT: String(port) });
    expect(await process.ended).toEqual({
      code: 1,
      stdout: '',
      stderr: `Port ${port} is in use: set PORT (BACKEND_PORT with the start command) to a free one, for example ${port + 1}.\n`,
    });
    other.close();
  });

  it('with a wrong setting, and names it', async () => {
    const process = await backend({ RADIO_PORTS: 'eight' });
    expect(await process.ended).toEqual({
      code: 1,
      stdout: '',
      stderr: 'RADIO_PORTS must be a whole number from 1 to 65535, but it is "eight".\n',
    });
  });
});

it('the built program of the feed parser runs without other files', async () => {
  const parseFeed = createFeedParser(new URL('../dist/parse-worker.js', import.meta.url));
  try {
    expect(await parseFeed(rssOf('Built', 3), 'https://built.example/')).toHaveLength(3);
    await expect(parseFeed('<html>', 'https://built.example/')).rejects.toThrow('is not a feed');
  } finally {
    parseFeed.close();
  }
});
