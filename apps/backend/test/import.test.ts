import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { postPictureOf } from '@daily-nest/content/post-pictures';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { postCounts, posts } from '../src/db/schema.ts';
import { folderStore } from '../src/pictures/file-store.ts';
import { exportPosts } from '../src/posts/export.ts';
import { followFolder } from '../src/posts/follow-folder.ts';
import { findFiles, importFiles } from '../src/posts/import.ts';
import { ImportError } from '../src/posts/import-error.ts';
import { writeMarkdown } from '../src/posts/markdown-file.ts';
import type { PostRecord } from '../src/posts/post.ts';
import { pageOfPosts, postBySlug, postsOfTopic, removePost } from '../src/posts/queries.ts';
import { packageRoot } from '../src/package-root.ts';
import { seedFolder, seedWhenEmpty } from '../src/posts/seed.ts';
import { onOneDatabase, temporaryFolder, useApp } from './databases.ts';
import { aPost, day, removeAllPosts, storePosts } from './posts.ts';

const defaultDomain = 'thedailynest.example';

onOneDatabase('posts', (kind) => {
  const backend = useApp(kind);
  const folder = temporaryFolder();
  afterAll(folder.remove);
  beforeEach(() => removeAllPosts(backend.db));

  function fileOf(fields: Partial<PostRecord>, name = `${fields.slug ?? 'first-day'}.md`): string {
    const path = join(folder.path, name);
    writeFileSync(path, writeMarkdown(aPost(fields)));
    return path;
  }

  const media = folderStore(join(folder.path, 'media'));
  const store = (files: string[]) => importFiles(backend.db, files, { defaultDomain });
  const mistakes = (files: string[]) =>
    store(files).then(
      () => [],
      (error: unknown) => (error as ImportError).findings,
    );
  const count = () => backend.db.$count(posts);

  it('stores a post again when its file is saved, and keeps it while the file has a mistake', async () => {
    const watched = temporaryFolder();
    const path = join(watched.path, 'first-day.md');
    writeFileSync(path, writeMarkdown(aPost({ slug: 'first-day', title: 'The first day' })));
    const warned: string[] = [];
    const stop = new AbortController();
    followFolder({
      database: backend.database,
      logger: { warn: (line) => void warned.push(line) },
      stopping: stop.signal,
      folder: watched.path,
      defaultDomain,
    });
    const title = async () => (await postBySlug(backend.db, 'first-day'))?.title;
    try {
      writeFileSync(path, writeMarkdown(aPost({ slug: 'first-day', title: 'The second day' })));
      await expect.poll(title).toBe('The second day');
      writeFileSync(path, 'Not a post');
      await expect.poll(() => warned.join()).toContain('first-day.md:1: ');
      expect(await title()).toBe('The second day');
    } finally {
      stop.abort();
      watched.remove();
    }
  });

  it('imports the posts of the second title for its own domain, each with one of our pictures', async () => {
    const files = await findFiles([join(packageRoot, '../harbour-post/posts')]);
    expect(await store(files)).toEqual({ added: files.length, changed: 0, unchanged: 0 });
    const { rows, total } = await pageOfPosts(backend.db, 'theharbourpost.example', 1);
    expect(total).toBe(files.length);
    for (const { image } of rows) expect(postPictureOf(image ?? '')).toMatchObject({ src: image });
    expect(await pageOfPosts(backend.db, defaultDomain, 1)).toMatchObject({ total: 0 });
  });

  describe('an import', () => {
    it('adds new posts, updates changed ones and leaves the others alone', async () => {
      const files = [fileOf({ slug: 'one' }), fileOf({ slug: 'two' })];
      expect(await store(files)).toEqual({ added: 2, changed: 0, unchanged: 0 });
      const before = await backend.db.select().from(posts).orderBy(posts.slug);
      expect(await store(files)).toEqual({ added: 0, changed: 0, unchanged: 2 });
      expect(await backend.db.select().from(posts).orderBy(posts.slug)).toEqual(before);
      fileOf({ slug: 'two', body: 'Another text.' });
      expect(await store(files)).toEqual({ added: 0, changed: 1, unchanged: 1 });
      const after = await backend.db.select().from(posts).orderBy(posts.slug);
      expect(after[0]).toEqual(before[0]);
      expect(after[1]).toMatchObject({
        id: before[1]?.id,
        body: 'Another text.',
        createdAt: before[1]?.createdAt,
      });
      expect(after[1]?.changedAt).not.toBe(before[1]?.changedAt);
    });

    it('removes a field that the file no longer has', async () => {
      await store([fileOf({ slug: 'one', video: 'https://youtu.be/abcdefghijk', topics: ['sports'] })]);
      await store([fileOf({ slug: 'one' })]);
      expect(await postBySlug(backend.db, 'one')).toMatchObject({ video: null, topics: [] });
    });

    it('stores nothing if one of many files has a mistake, and reports every mistake', async () => {
      const files = Array.from({ length: 260 }, (_, index) => fileOf({ slug: `many-${index}` }));
      // The first 250 are stored before the others are read.
      writeFileSync(files[255] ?? '', '---\nslug: Bad\ndate: 2026-05-01\n---\nBody\n');
      writeFileSync(files[259] ?? '', 'no front matter');
      expect(await mistakes(files)).toEqual([
        { file: files[255], line: 2, reason: expect.stringMatching(/^slug must be/) as string },
        { file: files[259], line: 1, reason: expect.stringMatching(/front matter/) as string },
      ]);
      expect(await count()).toBe(0);
      expect(await backend.db.$count(postCounts, sql`${postCounts.posts} > 0`)).toBe(0);
    });

    it('stores nothing in a dry run, and says what it would have done', async () => {
      await store([fileOf({ slug: 'one' }), fileOf({ slug: 'two' })]);
      const before = await backend.db.select().from(posts).orderBy(posts.slug);
      const said: string[] = [];
      const files = [
        fileOf({ slug: 'one' }),
        fileOf({ slug: 'two', body: 'So **bold**.' }),
        fileOf({ slug: 'new' }),
      ];
      const result = await importFiles(backend.db, files, {
        defaultDomain,
        dryRun: true,
        onPost: ({ post, fate, warnings }) =>
          said.push([fate, post.slug, ...warnings.map(({ reason }) => reason)].join(' ')),
      });
      expect(result).toEqual({ added: 1, changed: 1, unchanged: 1 });
      expect(said).toEqual(['unchanged one', 'changed two Markdown for bold is shown as typed', 'added new']);
      expect(await backend.db.select().from(posts).orderBy(posts.slug)).toEqual(before);
    });

    it('rejects a slug of another domain', async () => {
      await storePosts(backend.db, [aPost({ slug: 'taken', domain: 'other.example' })]);
      const file = fileOf({ slug: 'taken' });
      expect(await mistakes([fileOf({ slug: 'free' }), file])).toEqual([
        { file, line: 2, reason: 'slug "taken" belongs to a post of other.example' },
      ]);
      expect(await count()).toBe(1);
    });

    it('rejects two files with the same slug', async () => {
      const first = fileOf({ slug: 'same' }, 'a.md');
      const second = fileOf({ slug: 'same' }, 'b.md');
      expect(await mistakes([first, second])).toEqual([
        { file: second, line: 2, reason: `slug "same" is also the slug of ${first}` },
      ]);
    });

    it('finds the Markdown files of a folder and its subfolders, except READMEs', async () => {
      const deep = join(folder.path, 'tree/deep');
      mkdirSync(deep, { recursive: true });
      for (const name of ['tree/b.md', 'tree/README.md', 'tree/notes.txt', 'tree/deep/a.md'])
        writeFileSync(join(folder.path, name), writeMarkdown(aPost({ slug: 'x' })));
      const found = await findFiles([join(folder.path, 'tree'), join(folder.path, 'tree/b.md')]);
      expect(found).toEqual([join(folder.path, 'tree/b.md'), join(deep, 'a.md')]);
    });

    it('rejects a file of more than a megabyte', async () => {
      const file = join(folder.path, 'huge.md');
      writeFileSync(file, Buffer.alloc(2 * 1024 * 1024, 'x'));
      expect(await mistakes([file])).toEqual([
        { file, line: 1, reason: 'the file must have at most 1048576 bytes' },
      ]);
    });

    it('reports a path that does not exist', async () => {
      await expect(findFiles([join(folder.path, 'nothing')])).rejects.toThrow(ImportError);
    });

    it('reports its progress', async () => {
      const files = Array.from({ length: 251 }, (_, index) => fileOf({ slug: `step-${index}` }));
      const steps: number[] = [];
      await importFiles(backend.db, files, { defaultDomain, onProgress: (done) => steps.push(done) });
      expect(steps).toEqual([250, 251]);
    });
  });

  it('an export can be imported as the same posts', async () => {
    const records = [
      aPost({
        slug: 'full',
        topics: ['sports', 'events'],
        shortKeywords: 'a, b',
        longKeywords: 'c d',
        image: '/pictures/posts/a.svg',
        imageAlt: 'A "door": open',
        video: 'https://youtu.be/abcdefghijk',
        sources: [{ title: 'NHS: "Sleep"', url: 'https://www.nhs.uk/', read: '2026-11-25', through: 'NICE' }],
      }),
      aPost({ slug: 'plain', domain: 'other.example', title: '', description: '' }),
    ];
    await storePosts(backend.db, records);
    const target = join(folder.path, `export-${kind.name}`);
    expect(await exportPosts(backend.db, target, { store: media })).toMatchObject({ posts: 2, pictures: 0 });
    expect(readFileSync(join(target, 'full.md'), 'utf8')).toContain('domain: "thedailynest.example"');
    expect(await store(await findFiles([target]))).toEqual({ added: 0, changed: 0, unchanged: 2 });
    await removeAllPosts(backend.db);
    await store(await findFiles([target]));
    for (const record of records) expect(await postBySlug(backend.db, record.slug)).toEqual(record);
    const one = await exportPosts(backend.db, `${target}-one`, {
      store: media,
      domain: 'other.example',
    });
    expect(one.posts).toBe(1);
  });

  it('posts of the same day are in the order of the folder, and of its export', async () => {
    const source = join(folder.path, `order-${kind.name}`);
    mkdirSync(source);
    for (const slug of ['a', 'b', 'c', 'd'])
      writeFileSync(join(source, `${slug}.md`), writeMarkdown(aPost({ slug })));
    writeFileSync(join(source, 'order.yaml'), '# An editor’s choice\n- c\n- a\n- b\n');
    const listed = async () => (await pageOfPosts(backend.db, defaultDomain, 1)).rows.map(({ slug }) => slug);
    await store(await findFiles([source]));
    expect(await listed()).toEqual(['d', 'c', 'a', 'b']);

    await exportPosts(backend.db, `${source}-again`, { store: media });
    await removeAllPosts(backend.db);
    await store(await findFiles([`${source}-again`]));
    expect(await listed()).toEqual(['d', 'c', 'a', 'b']);

    for (const order of ['- a\n- gone\n', 'a: [', 'a']) {
      writeFileSync(join(source, 'order.yaml'), order);
      await expect(findFiles([source])).rejects.toThrow(ImportError);
    }
  });

  it('totals stay right while posts are added, moved to another month and removed', async () => {
    const total = async (domain = defaultDomain) => (await pageOfPosts(backend.db, domain, 1)).total;
    await storePosts(
      backend.db,
      Array.from({ length: 30 }, (_, index) => aPost({ slug: `p-${index}`, date: day(index * 7) })),
    );
    expect(await total()).toBe(30);
    await backend.db
      .update(posts)
      .set({ date: '2020-02-29' })
      .where(sql`${posts.slug} = 'p-0'`);
    expect(await total()).toBe(30);
    expect((await pageOfPosts(backend.db, defaultDomain, 3)).rows.at(-1)?.slug).toBe('p-0');
    await backend.db
      .update(posts)
      .set({ domain: 'other.example' })
      .where(sql`${posts.slug} = 'p-1'`);
    expect([await total(), await total('other.example')]).toEqual([29, 1]);
    expect(await removePost(backend.db, 'p-2')).toBe(true);
    expect(await removePost(backend.db, 'p-2')).toBe(false);
    expect(await total()).toBe(28);
    await backend.db.execute(sql`truncate ${posts}`);
    expect(await total()).toBe(0);
  });

  it('each page of a long list begins after the last post of the previous one', async () => {
    const records = Array.from({ length: 400 }, (_, index) =>
      aPost({ slug: `p-${index}`, date: day(Math.floor((index * index) / 300)) }),
    );
    await storePosts(backend.db, records);
    const seen: string[] = [];
    for (let page = 1; page <= 40; page += 1) {
      const { rows, total } = await pageOfPosts(backend.db, defaultDomain, page);
      expect(total).toBe(400);
      seen.push(...rows.map(({ slug }) => slug));
    }
    expect(seen).toEqual(records.map(({ slug }) => slug).toReversed());
  });

  it('a topic shows its newest posts of the domain', async () => {
    await storePosts(backend.db, [
      aPost({ slug: 'old', topics: ['sports'], date: '2026-01-01' }),
      aPost({ slug: 'new', topics: ['events', 'sports'], date: '2026-02-01' }),
      aPost({ slug: 'else', topics: ['events'] }),
      aPost({ slug: 'other', topics: ['sports'], domain: 'other.example' }),
    ]);
    const found = await postsOfTopic(backend.db, defaultDomain, 'sports', 10);
    expect(found.map(({ slug }) => slug)).toEqual(['new', 'old']);
  });

  it('an empty database is seeded once, with posts for four pages and every wall', async () => {
    const files = await findFiles([seedFolder]);
    expect(await seedWhenEmpty(backend.database, { folder: seedFolder, defaultDomain })).toBe(files.length);
    expect(await seedWhenEmpty(backend.database, { folder: seedFolder, defaultDomain })).toBe(0);
    expect(files.length).toBeGreaterThanOrEqual(32);
    const rows = await backend.db.select({ topics: posts.topics }).from(posts);
    const walls = new Map<string, number>();
    for (const topic of rows.flatMap(({ topics }) => topics)) walls.set(topic, (walls.get(topic) ?? 0) + 1);
    expect(walls.size).toBe(16);
    expect(Math.min(...walls.values())).toBeGreaterThanOrEqual(2);
  });

  it('work of the same name runs in one process at a time', async () => {
    let running = 0;
    let most = 0;
    let refused = 0;
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      // It lasts until the other two are rejected.
      await expect.poll(() => refused).toBe(2);
      running -= 1;
      return 'done';
    };
    const ask = async () => {
      const answer = await backend.database.exclusively('test work', work);
      if (answer !== 'done') refused += 1;
      return answer;
    };
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(most).toBe(1);
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
    expect(await backend.database.exclusively('test work', work)).toBe('done');
  });
});
