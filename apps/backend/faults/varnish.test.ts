import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@daily-nest/testing/free-port';
import { findVarnish } from '@daily-nest/testing/varnish';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeMarkdown } from '../src/posts/markdown-file.ts';
import { temporaryFolder } from '../test/databases.ts';
import { aPost } from '../test/posts.ts';
import { startPostgres, type TestPostgres } from '@daily-nest/testing/postgres';
import { runCli, startBackend } from '../test/processes.ts';
import { prepare, read } from './readers.ts';
import { note } from './rows.ts';
import { startWeb, type Web } from './site.ts';
import { startVarnish } from './varnish.ts';

const installed = findVarnish();

describe.skipIf(installed === undefined)('two sites behind Varnish', () => {
  const folder = temporaryFolder();
  let postgres: TestPostgres | undefined;
  let backend: Awaited<ReturnType<typeof startBackend>> | undefined;
  let sites: Web[] = [];
  let varnish: Awaited<ReturnType<typeof startVarnish>> | undefined;
  let environment: Record<string, string>;

  beforeAll(async () => {
    postgres = await startPostgres();
    if (!postgres) throw new Error('There is no Postgres on this machine.');
    environment = { SEED: '1', DATABASE_URL: postgres.url };
    backend = await startBackend(environment);
    await backend.ready();
    const port = await freePort();
    const settings = { BLOG_CACHE_TTL_MS: '60000', TRUST_PROXY: '1', PURGE_URLS: `http://127.0.0.1:${port}` };
    sites = await Promise.all([startWeb(backend.url, settings), startWeb(backend.url, settings)]);
    varnish = await startVarnish(installed!, port, sites);
    // Each site first requests its own pages.
    await pause(3_000);
  });
  afterAll(async () => {
    await varnish?.stop();
    await Promise.all(sites.map((site) => site.stop('SIGKILL')));
    await backend?.stop('SIGKILL');
    await postgres?.stop();
    folder.remove();
  });

  async function publish(title: string) {
    const file = join(folder.path, 'naps.md');
    writeFileSync(file, writeMarkdown(aPost({ slug: 'naps', title, domain: 'localhost' })));
    const { code, stderr } = await runCli(['import', file], environment);
    expect([code, stderr]).toEqual([0, '']);
  }
  const ask = async (path: string, encoding = 'br') => {
    const answer = await fetch(varnish!.url + path, { headers: { 'accept-encoding': encoding } });
    const title = /<h1[^>]*>(.*?)<\/h1>/s.exec(await answer.text())?.[1];
    return { title, from: answer.headers.get('x-proxy-cache'), headers: answer.headers };
  };

  it('show a changed post to the next reader within a second, and keep other pages cached', async () => {
    await publish('Naps without a fight');
    await expect.poll(async () => (await ask('/blog/naps')).title).toContain('Naps without a fight');
    // Waits for the last purge.
    await pause(2_500);
    const file = '/icon-512.png';
    await ask(file);
    for (const path of ['/blog/naps', '/blog', '/blog/naps']) await ask(path);
    expect((await ask('/blog/naps')).from).toBe('hit');
    expect((await ask('/blog')).from).toBe('hit');
    expect((await ask('/blog/naps')).headers.get('content-encoding')).toBe('br');
    expect((await ask('/blog/naps')).headers.get('surrogate-key')).toBe(null);
    await publish('Naps, and what helps');
    const stoppedAt = performance.now();
    await expect
      .poll(async () => (await ask('/blog/naps')).title, { timeout: 1_000, interval: 20 })
      .toContain('Naps, and what helps');
    note({
      what: 'a post changes, two sites behind Varnish',
      requests: 1,
      refused: 0,
      failed: 0,
      slowestMs: undefined,
      recoverySeconds: (performance.now() - stoppedAt) / 1_000,
    });
    expect((await ask(file)).from).toBe('hit');
  });

  it('accept a purge from a site and answer it without a page', async () => {
    const answer = await fetch(`${varnish!.url}/`, {
      method: 'PURGE',
      headers: { 'surrogate-key': 'posts' },
    });
    expect([answer.status, answer.statusText]).toEqual([200, expect.stringMatching(/^Forgotten: \d+$/)]);
    expect((await fetch(`${sites[0]!.url}/`, { method: 'PURGE' })).status).toBe(405);
  });

  it.each([
    ['x-forwarded-for', '203.0.113.9'],
    ['x-forwarded-for', '127.0.0.1'],
    ['x-forwarded-for', ''],
    ['forwarded', 'for=203.0.113.9'],
    ['x-real-ip', '203.0.113.9'],
    ['x-forwarded-proto', 'https'],
    ['via', '1.1 nginx'],
  ])('reject a purge that a proxy in front passed on (%s: %s)', async (name, value) => {
    const headers = { 'surrogate-key': 'posts', [name]: value };
    expect((await fetch(`${varnish!.url}/`, { method: 'PURGE', headers })).status).toBe(405);
  });

  it('lose no request when one is killed, and serve cached pages when both are', async () => {
    const inFront = { ...sites[0]!, url: varnish!.url };
    const reads = await prepare(inFront);
    const reading = read(inFront, reads, 6);
    await pause(2_000);
    await sites[0]!.stop('SIGKILL');
    const { failed, ...rest } = await reading;
    note({
      what: 'one of two sites behind Varnish is killed',
      ...rest,
      failed: failed.length,
      recoverySeconds: undefined,
    });
    expect(failed).toEqual([]);
    expect(rest.refused).toBe(0);
    await ask('/blog/naps');
    await sites[1]!.stop('SIGKILL');
    await pause(3_000);
    await fetch(varnish!.url, { method: 'PURGE', headers: { 'surrogate-key': 'posts' } });
    expect((await ask('/blog/naps')).title).toContain('Naps, and what helps');
  });
});
