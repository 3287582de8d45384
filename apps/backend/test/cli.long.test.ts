import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { packageRoot } from '../src/package-root.ts';
import { writeMarkdown } from '../src/posts/markdown-file.ts';
import { onOneDatabase, temporaryFolder } from './databases.ts';
import { createDatabase } from '@daily-nest/testing/postgres';
import { aPost } from './posts.ts';
import { runCli } from './processes.ts';

onOneDatabase('the posts command', (kind) => {
  const { path: folder, remove } = temporaryFolder();
  let environment: Record<string, string> = {};
  let cleanUp: () => Promise<void>;

  beforeAll(async () => {
    const made = await kind.make();
    environment = made.environment;
    cleanUp = () => made.remove();
    mkdirSync(join(folder, 'drafts'));
    writeFileSync(join(folder, 'drafts/one.md'), writeMarkdown(aPost({ slug: 'one', title: 'One' })));
    writeFileSync(
      join(folder, 'drafts/two.md'),
      writeMarkdown(aPost({ slug: 'two', title: 'Two', body: 'So **bold**.' })),
    );
    writeFileSync(join(folder, 'bad.md'), '---\nslug: three\ndate: tomorrow\n---\nText.\n');
  });
  afterAll(async () => {
    await cleanUp();
    remove();
  });

  const posts = (...args: string[]) => runCli(args, environment, folder);

  it('imports, lists, exports and removes, with paths relative to the current folder', async () => {
    const imported = await posts('import', 'drafts');
    expect(imported).toEqual({
      code: 0,
      stdout: '2 posts: 2 new, 0 changed, 0 unchanged.\n',
      stderr: 'warning: drafts/two.md:8: Markdown for bold is shown as typed\n',
    });
    const again = await posts('import', 'drafts/one.md');
    expect(again.stdout).toBe('1 post: 0 new, 0 changed, 1 unchanged.\n');
    const listed = await posts('list');
    expect(listed.stdout).toBe(
      '2026-05-01\tthedailynest.example\tone\tOne\n2026-05-01\tthedailynest.example\ttwo\tTwo\n',
    );
    expect((await posts('list', '--domain', 'other.example')).stdout).toBe('');
    const exported = await posts('export', 'saved');
    expect(exported.stdout).toBe('2 posts written to saved.\n');
    expect(readdirSync(join(folder, 'saved'))).toEqual(['one.md', 'order.yaml', 'two.md']);
    expect((await posts('remove', 'two')).stdout).toBe('Removed two.\n');
    expect((await posts('list')).stdout).toBe('2026-05-01\tthedailynest.example\tone\tOne\n');
  });

  it('names an invalid file with line and reason, stores nothing and exits with 1', async () => {
    writeFileSync(join(folder, 'good.md'), writeMarkdown(aPost({ slug: 'good' })));
    expect(await posts('import', 'good.md', 'bad.md')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'bad.md:3: date must be a day such as 2026-05-01\n1 mistake, nothing was stored.\n',
    });
    expect((await posts('list')).stdout).toBe('2026-05-01\tthedailynest.example\tone\tOne\n');
  });

  it('says in a dry run what would become of the posts of another blog, and then imports them', async () => {
    copyFileSync(join(packageRoot, 'test/exports/ghost.json'), join(folder, 'tooth.json'));
    const tried = await posts('import', '--dry-run', 'tooth.json', '--except', 'milk-teeth');
    expect(tried.stderr).toBe('');
    expect(tried.stdout.split('\n')).toEqual(
      expect.arrayContaining([
        'left out: tooth.json, about: it is a page',
        'left out: tooth.json, milk-teeth: it was not wanted',
        'new: the-first-loose-tooth, 2024-02-10, "The first loose tooth & the last apple"',
        '    a dividing line is left out',
        'Nothing was stored. 1 post: 1 new, 0 changed, 0 unchanged, 5 pieces left out.',
      ]),
    );
    expect((await posts('list')).stdout).not.toContain('loose-tooth');
    const done = await posts('import', 'tooth.json', '--old-site', 'https://toothfairy.example');
    expect(done.stdout).toBe('2 posts: 2 new, 0 changed, 0 unchanged, 4 pieces left out.\n');
    expect(done.stderr).toContain('left out: tooth.json, wobbly: it is a draft\n');
    expect(done.stderr).toContain(
      'warning: tooth.json, the-first-loose-tooth: emphasis becomes plain text\n',
    );
    writeFileSync(join(folder, 'other.json'), '{"posts": []}');
    expect(await posts('import', 'tooth.json', 'other.json')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'other.json: it is no export of Ghost\n1 mistake, nothing was stored.\n',
    });
    for (const slug of ['milk-teeth', 'the-first-loose-tooth']) await posts('remove', slug);
  });

  it('prints one sentence if the export cannot be written', async () => {
    const { code, stderr } = await posts('export', 'bad.md');
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The command could not be finished: EEXIST: .*\.\n$/);
    expect(stderr).not.toContain(' at ');
  });

  it('prints one sentence if there is no post to remove', async () => {
    expect(await posts('remove', 'nowhere')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'There is no post with the slug "nowhere".\n',
    });
  });
});

describe.skipIf(inject('postgresUrl') === undefined)('the posts command', () => {
  it('reports in one sentence that Postgres is down, and stores nothing', async () => {
    const { path: folder, remove } = temporaryFolder();
    const database = await createDatabase(inject('postgresUrl') ?? '');
    const { url } = database;
    const environment = { DATABASE_URL: url };
    expect((await runCli(['list'], environment)).code).toBe(0);
    writeFileSync(
      join(folder, 'one.md'),
      writeMarkdown(aPost({ slug: 'one', body: 'Not for the terminal.' })),
    );
    const other = new Client({ connectionString: url });
    await other.connect();
    // The import waits for this lock until its connection is cut.
    await other.query('begin; lock table posts in share mode');
    const importing = runCli(['import', 'one.md'], environment, folder);
    await expect
      .poll(
        async () => {
          const cut = await other.query(
            `select pg_terminate_backend(pid) from pg_locks where relation = 'posts'::regclass and not granted`,
          );
          return cut.rowCount;
        },
        { timeout: 20_000 },
      )
      .toBe(1);
    await other.end();
    expect(await importing).toEqual({
      code: 1,
      stdout: '',
      stderr: 'The database went away before this was done. Run it again when it is back.\n',
    });
    expect((await runCli(['list'], environment)).stdout).toBe('');
    await database.drop();
    remove();
  });
});

describe('the posts command without a database', () => {
  it.each([
    [['import'], "error: missing required argument 'path'\n"],
    [['bogus'], "error: unknown command 'bogus'\n"],
    [
      ['import', 'x', '--from', 'drupal'],
      "error: option '--from <format>' argument 'drupal' is invalid. Allowed choices are wordpress, ghost, markdown, supabase.\n",
    ],
    [
      ['import', 'x', '--old-site', 'blog'],
      "error: option '--old-site <url>' argument 'blog' is invalid. It must be an address such as https://blog.example.\n",
    ],
  ])('%j exits with 1 and one sentence', async (args, stderr) => {
    expect(await runCli(args, {})).toEqual({ code: 1, stdout: '', stderr });
  });

  it('reports that Postgres cannot be used', async () => {
    const ended = await runCli(['list'], { DATABASE_URL: 'postgres://nobody:x@127.0.0.1:1/none' });
    expect(ended.code).toBe(1);
    expect(ended.stderr).toMatch(/^The database of DATABASE_URL cannot be used: .+\.\n$/);
  });

  it('reports a wrong setting', async () => {
    const ended = await runCli(['list'], { DATABASE_URL: 'mysql://x' });
    expect(ended).toEqual({
      code: 1,
      stdout: '',
      stderr: 'DATABASE_URL must be a Postgres URL such as postgres://user@host/name.\n',
    });
  });
});
