/**
 * `pnpm --filter @daily-nest/backend bench:memory`: the memory of the built backend on Postgres over ever more different requests
 * (`@daily-nest/testing/memory`).
 */
import { setTimeout as pause } from 'node:timers/promises';
import { startCommandOf } from '@daily-nest/server/start-command';
import { benchMemory } from '@daily-nest/testing/memory';
import { openPostgres } from '../src/db/postgres.ts';
import { packageRoot } from '../src/package-root.ts';
import { startPostgres } from '@daily-nest/testing/postgres';
import { startBackend } from '../test/processes.ts';
import { load } from './load.ts';
import { domainCount, domainOfPost, postMaker, slugOfPost } from './posts.ts';

const posts = 5_000;

const postgres = await startPostgres();
if (!postgres) throw new Error('There is no Postgres here: apt-get install postgresql.');
const migrated = await openPostgres(postgres.url, {});
await migrated.close();
await load(postgres.url, await postMaker(), posts);
// The same flags as `pnpm start`.
const { flags, file } = startCommandOf(packageRoot);
const backend = await startBackend({ DATABASE_URL: postgres.url, LOG_LEVEL: 'warn' }, { flags, file });
try {
  while (!(await backend.get('/readyz').catch(() => undefined))?.ok) await pause(50);
  await benchMemory({
    url: backend.url,
    pid: backend.pid,
    headers: { authorization: 'Bearer public-anon-key' },
    pathOf,
    command: 'pnpm --filter @daily-nest/backend bench:memory',
    marks: {
      begin: 'figures of the backend’s memory: written by bench:memory',
      end: 'end of the figures of the backend’s memory',
    },
  });
} finally {
  await backend.stop('SIGKILL');
  await postgres.stop();
}

/** Returns a path that differs from all others. */
function pathOf(number: number): string {
  const domain = domainOfPost(number % domainCount);
  switch (number % 10) {
    case 0:
      return `/api/search?${new URLSearchParams({ domain, q: `sleep ${number}` })}`;
    case 1:
      return `/functions/v1/get_metainfo?domain=${domain}&page=${number}`;
    case 2:
      return `/functions/v1/get_metainfo?domain=site-${number}.example&page=1`;
    case 3:
      return `/api/posts/beside?slug=${slugOfPost(number % posts)}`;
    case 4:
    case 5:
      return `/functions/v1/get_details?slug=not-there-${number}`;
    default:
      return `/functions/v1/get_details?slug=${slugOfPost((number * 7) % posts)}&visit=${number}`;
  }
}
