import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@daily-nest/testing/free-port';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { writeMarkdown } from '../src/posts/markdown-file.ts';
import { temporaryFolder } from '../test/databases.ts';
import { aPost } from '../test/posts.ts';
import { startPostgres, type TestPostgres } from '@daily-nest/testing/postgres';
import { runCli, startBackend } from '../test/processes.ts';
import { startReplica } from '../test/replica.ts';
import { prepare, read } from './readers.ts';
import { note } from './rows.ts';
import { startWeb, type Web } from './site.ts';

/** Returns the headline of the test's post on the site. */
const headlineOn = async ({ url }: Web) =>
  /<h1[^>]*>(.*?)<\/h1>/s.exec(await (await fetch(`${url}/blog/naps`)).text())?.[1];

describe.skipIf(inject('postgresUrl') === undefined)('a Postgres with a read replica', () => {
  const folder = temporaryFolder();
  const backends: (Awaited<ReturnType<typeof startBackend>> & { metrics: string })[] = [];
  let primary: TestPostgres;
  let replica: TestPostgres;
  let web: Web;
  let environment: Record<string, string>;

  beforeAll(async () => {
    primary = (await startPostgres())!;
    replica = (await startReplica(primary))!;
    environment = { SEED: '1', DATABASE_URL: primary.url };
    for (let copy = 0; copy < 2; copy += 1) {
      const METRICS_PORT = String(await freePort());
      const backend = await startBackend({ ...environment, DATABASE_READ_URL: replica.url, METRICS_PORT });
      backends.push({ ...backend, metrics: `http://127.0.0.1:${METRICS_PORT}/metrics` });
      await backend.ready();
    }
    web = await startWeb(backends[0]!.url);
  });
  afterAll(async () => {
    await Promise.all([web, ...backends].map((process) => process?.stop('SIGKILL')));
    await replica?.stop();
    await primary?.stop();
    folder.remove();
  });

  const onReplica = async (statement: string) => {
    const client = new Client({ connectionString: replica.url });
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(statement);
    await client.end();
    return rows[0];
  };
  const figure = async (name: string, copy = 0) => {
    const text = await (await fetch(backends[copy]!.metrics)).text();
    return Number(
      text
        .split('\n')
        .find((line) => line.startsWith(name))
        ?.split(' ')
        .at(-1),
    );
  };
  const isAsked = () =>
    expect.poll(() => figure('daily_nest_replica_asked'), { timeout: 15_000, interval: 100 }).toBe(1);
  const fromReplica = 'daily_nest_replica_reads_total';

  async function publish(title: string) {
    const file = join(folder.path, 'naps.md');
    writeFileSync(file, writeMarkdown(aPost({ slug: 'naps', title, domain: 'localhost' })));
    const { code, stderr } = await runCli(['import', file], environment);
    expect([code, stderr]).toEqual([0, '']);
  }
  const titleOn = async (copy: number) => {
    const answer = await backends[copy]!.get('/functions/v1/get_details?slug=naps');
    return ((await answer.json()) as { metaTitle?: string }).metaTitle;
  };

  /** Calls `onChange` at each change that a backend reports. Returns a function that stops this. */
  async function follow(copy: number, onChange: () => Promise<void>) {
    const left = new AbortController();
    const { body } = await fetch(`${backends[copy]!.url}/changes`, { signal: left.signal });
    void (async () => {
      for await (const part of body!.pipeThrough(new TextDecoderStream()))
        if (part.includes('event: posts')) await onChange();
    })().catch(() => undefined);
    return () => left.abort();
  }

  it('answers reads once it has replayed the reported changes, not before', async () => {
    await publish('Naps without a fight');
    await isAsked();
    const before = await figure(fromReplica);
    expect(await titleOn(0)).toBe('Naps without a fight');
    expect(await figure(fromReplica)).toBeGreaterThan(before);

    await onReplica('select pg_wal_replay_pause()');
    await expect
      .poll(async () => (await onReplica('select pg_get_wal_replay_pause_state() as state'))?.['state'])
      .toBe('paused');
    // One backend reports a change, and the other must show it at once.
    const seen: (string | undefined)[] = [];
    const leave = await follow(0, async () => {
      seen.push(...(await Promise.all([1, 1, 0, 1].map(titleOn))));
    });
    for (const title of ['Naps, and what helps', 'Naps, once more', 'Naps, at last']) {
      seen.length = 0;
      await publish(title);
      await expect.poll(() => seen.length, { timeout: 5_000 }).toBeGreaterThan(0);
      await pause(500);
      seen.push(...(await Promise.all([0, 1, 0, 1].map(titleOn))));
      expect(new Set(seen)).toEqual(new Set([title]));
      expect((await onReplica(`select title from posts where slug = 'naps'`))?.['title']).toBe(
        'Naps without a fight',
      );
    }
    await onReplica('select pg_wal_replay_resume()');
    await isAsked();
    expect(await titleOn(0)).toBe('Naps, at last');
    leave();
  });

  it('is replaced by the primary while it is down, and used again afterwards', async () => {
    const reads = await prepare(web);
    const reading = read(web, reads, 6);
    await pause(1_500);
    await replica.halt('immediate');
    // The next read meets a closed connection.
    expect(await titleOn(1)).toBe('Naps, at last');
    const { failed, ...rest } = await reading;
    note({
      what: 'the replica of Postgres is killed',
      ...rest,
      failed: failed.length,
      recoverySeconds: undefined,
    });
    expect(failed).toEqual([]);
    expect(rest.refused).toBe(0);
    await replica.start();
    await isAsked();
  });

  it('answers all requests of readers while the primary is down; later changes are shown', async () => {
    const reads = await prepare(web);
    const reading = read(web, reads, 10);
    await pause(2_000);
    await primary.halt('fast');
    const { failed, ...rest } = await reading;
    expect(failed).toEqual([]);
    expect(rest.refused).toBe(0);
    expect(rest.requests).toBeGreaterThan(50);
    for (const path of [
      '/functions/v1/get_metainfo?domain=localhost&page=1',
      '/functions/v1/get_details?slug=naps',
      '/api/search?q=naps&domain=localhost',
      '/api/posts/index?domain=localhost',
      '/api/posts/beside?slug=naps',
      '/readyz',
    ])
      for (const backend of backends) expect([path, (await backend.get(path)).status]).toEqual([path, 200]);
    expect(await headlineOn(web)).toContain('Naps, at last');
    await primary.start();
    const begun = performance.now();
    await publish('Naps, after the break');
    await expect.poll(() => titleOn(1), { timeout: 5_000 }).toBe('Naps, after the break');
    await expect.poll(() => headlineOn(web), { timeout: 5_000 }).toContain('Naps, after the break');
    note({
      what: 'Postgres is stopped, and its replica read',
      ...rest,
      failed: failed.length,
      recoverySeconds: (performance.now() - begun) / 1_000,
    });
  });
});
