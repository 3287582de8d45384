/**
 * `pnpm bench`: measures the blog's calls over HTTP with a thousand, a hundred thousand and a million posts,
 * on a temporary Postgres. Writes docs/benchmarks.md. `--quick`: small sizes, writes nothing. Exits with 1 if
 * a call grows by more than its limit, or scans a table.
 */
import { circumstances, writeSection } from '@daily-nest/testing/figures';
import { Client } from 'pg';
import { openDatabase } from '../src/db/open-database.ts';
import { readPostsSettings } from '../src/settings.ts';
import { createDatabase, startPostgres } from '@daily-nest/testing/postgres';
import { load } from './load.ts';
import { measure } from './measure.ts';
import { postMaker } from './posts.ts';
import { complaints, tableOf } from './report.ts';

const quick = process.argv.includes('--quick');
const sizes = quick ? [1000, 10_000, 50_000] : [1000, 100_000, 1_000_000];
const rounds = quick ? 100 : 400;
const started = performance.now();
const say = (line: string) => process.stdout.write(`${line}\n`);
const secondsSince = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

const server = await startPostgres({ max_wal_size: '8GB', wal_level: 'minimal', max_wal_senders: '0' });
if (!server) {
  process.stderr.write('There is no Postgres here: install one, or name one in TEST_DATABASE_URL.\n');
  process.exit(1);
}
const databases: { url: string; posts: number; drop(): Promise<void> }[] = [];
let ended = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void cleanUp().then(() => process.exit(1)));
try {
  const make = await postMaker();
  for (const posts of sizes) {
    const start = performance.now();
    const database = await createDatabase(server.url);
    databases.push({ ...database, posts });
    await (await openDatabase(readPostsSettings({ DATABASE_URL: database.url }))).close();
    await load(database.url, make, posts);
    say(`${posts.toLocaleString('en-US')} posts stored in ${secondsSince(start)}`);
  }
  const start = performance.now();
  const measured = await measure(databases, rounds);
  say(`measured in ${secondsSince(start)}`);
  say(`\nmedian / p99 in milliseconds\n\n${tableOf(measured)}\n`);
  const wrong = complaints(measured);
  for (const complaint of wrong) say(complaint);
  if (!quick)
    writeSection(
      { begin: 'figures of the blog: written by pnpm bench', end: 'end of the figures of the blog' },
      `\`pnpm bench\`, ${circumstances()},\n${await versionOf(server.url)}, ${secondsSince(started)} for all.\n\n${tableOf(measured)}`,
    );
  process.exitCode = wrong.length > 0 ? 1 : 0;
} catch (error) {
  if (!ended) throw error;
} finally {
  await cleanUp();
}

async function versionOf(url: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  );
  await client.end();
  return `Postgres ${rows[0]?.version ?? ''}`;
}

async function cleanUp() {
  if (ended) return;
  ended = true;
  for (const database of databases) await database.drop().catch(() => undefined);
  await server?.stop();
}
