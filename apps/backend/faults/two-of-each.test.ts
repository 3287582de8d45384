import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@daily-nest/testing/free-port';
import { findNginx } from '@daily-nest/testing/nginx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeMarkdown } from '../src/posts/markdown-file.ts';
import { temporaryFolder } from '../test/databases.ts';
import { aPost } from '../test/posts.ts';
import { startPostgres, type TestPostgres } from '@daily-nest/testing/postgres';
import { runCli, startBackend } from '../test/processes.ts';
import { startReplica } from '../test/replica.ts';
import { startNginx } from './nginx.ts';
import { prepare, read } from './readers.ts';
import { note } from './rows.ts';
import { startWeb, type Web } from './site.ts';

const installed = findNginx();

/** Returns the headline of the test's post on a site. */
const titleOn = async ({ url }: { url: string }) =>
  /<h1[^>]*>(.*?)<\/h1>/s.exec(await (await fetch(`${url}/blog/naps`)).text())?.[1];

describe.skipIf(installed === undefined)(
  'two sites and two backends behind nginx, on one Postgres and its replica',
  () => {
    const folder = temporaryFolder();
    let postgres: TestPostgres | undefined;
    let replica: TestPostgres | undefined;
    let environment: Record<string, string>;
    let backends: Awaited<ReturnType<typeof startBackend>>[] = [];
    let sites: Web[] = [];
    let nginx: Awaited<ReturnType<typeof startNginx>>;
    let backendUrl: string;
    const inFront = () => ({ ...sites[0]!, url: nginx.url });
    const newSite = () => startWeb(backendUrl, { BLOG_CACHE_TTL_MS: '60000', TRUST_PROXY: '1' });

    beforeAll(async () => {
      postgres = await startPostgres();
      if (!postgres) throw new Error('There is no Postgres on this machine.');
      replica = await startReplica(postgres);
      if (!replica) throw new Error('That Postgres comes without pg_basebackup.');
      environment = { SEED: '1', DATABASE_URL: postgres.url, DATABASE_READ_URL: replica.url };
      for (let copy = 0; copy < 2; copy += 1) {
        const backend = await startBackend(environment);
        await backend.ready();
        backends.push(backend);
      }
      const inner = await freePort();
      backendUrl = `http://127.0.0.1:${inner}`;
      sites = await Promise.all([newSite(), newSite()]);
      nginx = await startNginx(installed!, {
        '80': await freePort(),
        '3001': sites[0]!.port,
        '3002': sites[1]!.port,
        '8787': inner,
        '8791': backends[0]!.port,
        '8792': backends[1]!.port,
      });
    });
    afterAll(async () => {
      await Promise.all([...sites, ...backends].map((process) => process.stop('SIGKILL')));
      await nginx?.stop();
      await replica?.stop();
      await postgres?.stop();
      folder.remove();
    });

    /** Imports a post with the command, like an editor. */
    async function publish(title: string) {
      const file = join(folder.path, 'naps.md');
      writeFileSync(file, writeMarkdown(aPost({ slug: 'naps', title, domain: 'localhost' })));
      const { code, stderr } = await runCli(['import', file], environment);
      expect([code, stderr]).toEqual([0, '']);
    }

    it('show a new post and its changed text at once on both sites', async () => {
      // Both sites need a moment to follow the backends again.
      await pause(2_000);
      for (const site of sites) expect(await titleOn(site)).toContain('Not Found');
      await publish('Naps without a fight');
      for (const site of sites) await expect.poll(() => titleOn(site)).toContain('Naps without a fight');
      await publish('Naps, and what helps');
      for (const site of sites) await expect.poll(() => titleOn(site)).toContain('Naps, and what helps');
      const cached = await fetch(`${sites[0]!.url}/blog/naps`);
      expect(cached.headers.get('x-cache')).toBe('hit');
    });

    it('lose no request when one site and one backend are killed', async () => {
      const reads = await prepare(inFront());
      const reading = read(inFront(), reads, 10);
      await pause(2_000);
      await sites[0]!.stop('SIGKILL');
      await pause(3_000);
      await backends[0]!.stop('SIGKILL');
      const { failed, ...rest } = await reading;
      note({
        what: 'one of two sites and one of two backends behind nginx are killed',
        ...rest,
        failed: failed.length,
        recoverySeconds: undefined,
      });
      expect(failed).toEqual([]);
      expect(rest.refused).toBe(0);
      expect(rest.requests).toBeGreaterThan(100);
      // The sites learn of this change from the other backend.
      await publish('Naps, once more');
      await expect.poll(() => titleOn(sites[1]!), { timeout: 5_000 }).toContain('Naps, once more');
    });

    it('lose no request when the primary stops as well', async () => {
      const reads = await prepare(inFront());
      const reading = read(inFront(), reads, 8);
      await pause(2_000);
      await postgres!.halt('fast');
      const { failed, ...rest } = await reading;
      note({
        what: 'one of two sites, one of two backends and the primary are gone',
        ...rest,
        failed: failed.length,
        recoverySeconds: undefined,
      });
      expect(failed).toEqual([]);
      expect(rest.refused).toBe(0);
      expect(rest.requests).toBeGreaterThan(100);
      expect(await titleOn(sites[1]!)).toContain('Naps, once more');
    });
  },
);
