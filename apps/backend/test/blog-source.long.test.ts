import { eq, sql } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import { createBlogSource } from '../src/blog-source/blog-source.ts';
import { blogSources, formerAddresses, pictures, pieces, posts, takenPosts } from '../src/db/schema.ts';
import { entriesOfBlog } from '../src/posts/foreign/two-calls.ts';
import { importEntries } from '../src/posts/import-entries.ts';
import { removePost } from '../src/posts/queries.ts';
import { bodyOf, json, refuse, startBlog } from './blog-server.ts';
import { itInLongRun, onOneDatabase } from './databases.ts';
import { aDraft, useDesk } from './desk.ts';
import { aPost, removeAllPosts, storePosts } from './posts.ts';

const domain = 'thedailynest.example';
const left = 'posts of the blog are left as they are here';
const failed = 'the blog could not be taken over; it is asked again';

const minutesFromNow = (time: string) => Math.round((Date.parse(time) - Date.now()) / 60_000);

onOneDatabase('posts that are kept in step with another blog', (kind) => {
  const desk = useDesk(kind);
  let blog: Awaited<ReturnType<typeof startBlog>>;
  let editor: Awaited<ReturnType<typeof desk.member>>;
  beforeAll(async () => {
    blog = await startBlog();
    editor = await desk.member('editor');
  });
  afterAll(() => blog.close());
  beforeEach(async () => {
    blog.reset();
    await removeAllPosts(desk.db);
    await desk.db.delete(takenPosts);
    await desk.db.delete(blogSources);
  });

  /** A backend of this database. */
  function aBackend(settings: Record<string, unknown> = {}, options?: { roundMs: number }) {
    const logged: Record<string, unknown>[] = [];
    const stopping = new AbortController();
    const logger = pino(
      { level: 'warn' },
      { write: (line: string) => void logged.push(JSON.parse(line) as Record<string, unknown>) },
    );
    const source = createBlogSource(
      {
        settings: { ...desk.settings, BLOG_SOURCE_URL: blog.url, ...settings },
        database: desk.database,
        logger,
        stopping: stopping.signal,
      },
      options,
    )!;
    return {
      source,
      stopping,
      logged,
      /** A round, as if its time had come. */
      round: async () => {
        await desk.db.update(blogSources).set({ nextAt: sql`now()` });
        await source.keepInStep();
      },
    };
  }

  const stored = async () => {
    const rows = await desk.db.select({ slug: posts.slug, body: posts.body }).from(posts).orderBy(posts.slug);
    return Object.fromEntries(rows.map(({ slug, body }) => [slug, body]));
  };
  /** Where the rows are and who locked them last: another one after every write. */
  const rowsOf = async () =>
    (await desk.db.execute(
      sql`select slug, ctid::text, xmin::text, xmax::text, changed_at from posts order by slug`,
    )) as { rows: { slug: string }[] };
  const state = async () => (await desk.db.select().from(blogSources))[0]!;

  const statusOf = async (more: Record<string, unknown>) => {
    const app = createApp({
      settings: { ...desk.settings, ...more },
      database: desk.database,
      logger: pino({ level: 'silent' }),
      stopping: new AbortController().signal,
    });
    return ((await (await app.request('/status')).json()) as { blogSource: unknown }).blogSource;
  };

  it('come with their pictures, and are written again only when they have changed', async () => {
    for (let number = 60; number > 0; number -= 1) blog.write(`post-${number}`);
    blog.write('post-7', { pinterestImageLink: 'https://pictures.example/seven.jpg' });
    const { round, logged } = aBackend();
    await round();
    const all = await stored();
    expect(Object.keys(all)).toHaveLength(60);
    expect(all['post-7']).toBe(bodyOf('post-7'));
    expect(await desk.db.$count(pictures, eq(pictures.url, 'https://pictures.example/seven.jpg'))).toBe(1);
    expect((await state()).inStepAt).not.toBeNull();

    const before = await rowsOf();
    let changes = -1;
    const watching = new AbortController();
    const watched = desk.database.watchPosts(() => (changes += 1), watching.signal);
    await expect.poll(() => changes).toBe(0);
    await round();
    await round();
    expect((await rowsOf()).rows).toEqual(before.rows);

    blog.write('post-9', { blog: 'Another text.' });
    await round();
    expect((await stored())['post-9']).toBe('Another text.');
    const others = ({ rows }: typeof before) => rows.filter(({ slug }) => slug !== 'post-9');
    expect(others(await rowsOf())).toEqual(others(before));
    await expect.poll(() => changes).toBe(1);
    watching.abort();
    await watched;
    expect(logged).toEqual([]);
  });

  it('are left alone once they were changed, withdrawn, moved or removed here, and named once', async () => {
    const slugs = ['changed', 'withdrawn', 'moved', 'removed', 'imported', 'untouched'];
    for (const slug of slugs) blog.write(slug);
    const { round, logged } = aBackend();
    await round();
    const pieceOf = async (slug: string) => (await editor.post('/posts/open', { slug })).body.id as string;
    const changed = await pieceOf('changed');
    const fields = aDraft({ slug: 'changed', title: 'Ours', body: 'As we say it.' });
    expect((await editor.put(`/pieces/${changed}`, { base: 1, fields })).status).toBe(200);
    expect((await editor.post(`/pieces/${changed}/publish`, { version: 2 })).status).toBe(200);
    const withdrawn = await pieceOf('withdrawn');
    expect((await editor.post(`/pieces/${withdrawn}/withdraw`)).status).toBe(200);
    const moved = await pieceOf('moved');
    await desk.db.insert(formerAddresses).values({ slug: 'moved', pieceId: moved });
    await desk.db.update(pieces).set({ slug: 'moved-on' }).where(eq(pieces.id, moved));
    await desk.db.update(posts).set({ slug: 'moved-on' }).where(eq(posts.slug, 'moved'));
    await removePost(desk.db, 'removed');
    await desk.db
      .update(posts)
      .set({ topics: ['lifestyle'], changedAt: sql`now()` })
      .where(eq(posts.slug, 'imported'));
    const here = await stored();

    for (const text of ['Two.', 'Three.']) {
      for (const slug of slugs) blog.write(slug, { blog: text });
      await round();
      expect(await stored()).toEqual({ ...here, untouched: text });
    }
    expect(logged.map(({ msg }) => msg)).toEqual([left]);
    expect((logged[0]!['posts'] as string[]).toSorted()).toEqual([
      'changed: it was changed here',
      'imported: it was changed here',
      'moved: it was withdrawn or removed here',
      'removed: it was withdrawn or removed here',
      'withdrawn: it was withdrawn or removed here',
    ]);
  });

  it('do not take the address of a post, a title or a piece that was here before', async () => {
    await storePosts(desk.db, [
      aPost({ slug: 'ours', body: 'Ours.' }),
      aPost({ slug: 'theirs', domain: 'theharbourpost.example', body: 'Theirs.' }),
      aPost({ slug: 'gone-before', body: 'Gone.' }),
    ]);
    const { id } = (await editor.post('/posts/open', { slug: 'gone-before' })).body;
    expect((await editor.post(`/pieces/${id}/withdraw`)).status).toBe(200);
    for (const slug of ['ours', 'theirs', 'gone-before', 'new']) blog.write(slug);
    const { round, logged } = aBackend();
    await round();
    await round();
    expect(await stored()).toEqual({ ours: 'Ours.', theirs: 'Theirs.', new: bodyOf('new') });
    expect(logged.map(({ posts: named }) => (named as string[]).toSorted())).toEqual([
      [
        'gone-before: its address is that of a piece of the desk',
        'ours: another post was here before at its address',
        'theirs: its address is that of a post of theharbourpost.example',
      ],
    ]);
  });

  it('go on in step after an import of the same blog', async () => {
    blog.write('imported-once');
    const token = 'public-anon-key';
    await importEntries(desk.db, await entriesOfBlog(blog.url, { domain, token }));
    const { round } = aBackend();
    await round();
    blog.write('imported-once', { blog: 'Changed there.' });
    await round();
    expect(await stored()).toEqual({ 'imported-once': 'Changed there.' });
  });

  it('stay when they are gone there, and are named once', async () => {
    blog.write('stays');
    blog.write('goes');
    blog.write('listed-only');
    const { round, logged } = aBackend();
    await round();
    const here = await stored();
    blog.posts.delete('goes');
    blog.answer = ({ slug }, response) => {
      if (slug !== 'listed-only') return false;
      return refuse(response, 404);
    };
    await round();
    await round();
    expect(await stored()).toEqual(here);
    expect(logged.map(({ posts: named }) => named)).toEqual([
      ['goes: it is gone from the blog', 'listed-only: it is in the list of the blog, but not there'],
    ]);
    expect((await state()).failures).toBe(0);
  });

  it('are taken over beside one that has a mistake, which is named once', async () => {
    blog.write('dated');
    blog.write('undated', { date: 'soon' });
    blog.write('empty', { blog: ' ' });
    const { round, logged } = aBackend();
    await round();
    await round();
    expect(Object.keys(await stored())).toEqual(['dated']);
    expect(logged).toMatchObject([
      { level: 40, posts: ['empty: its text is empty', expect.stringMatching(/^undated: date must/)] },
    ]);
  });

  it.each<[string, string | RegExp, NonNullable<typeof blog.answer>]>([
    [
      'lists no JSON',
      'The answer is not JSON.',
      (asked, response) => asked.call === 'list' && json(response, '{"blogs": ['),
    ],
    ['is a page', /instead of JSON/, (_, response) => json(response, '<p>Paused', 'text/html')],
    [
      'lists half of its posts',
      'lists 3 of its 6 posts',
      (asked, response) =>
        asked.call === 'list' &&
        json(response, JSON.stringify({ blogs: ['one', 'two', 'new'].map((slug) => ({ slug })), total: 6 })),
    ],
    [
      'lists none of its posts',
      'lists 0 of its 3 posts',
      (asked, response) => asked.call === 'list' && json(response, '{"blogs": [], "total": 3}'),
    ],
    [
      'lists addresses without end',
      'lists 3 of its 4 posts',
      (asked, response) =>
        asked.call === 'list' &&
        json(
          response,
          JSON.stringify({
            blogs: ['one', 'two', 'new', 'x'.repeat(1e6)].map((slug) => ({ slug })),
            total: 4,
          }),
        ),
    ],
    [
      'has posts without end',
      'has more than 10000 posts',
      (asked, response) =>
        asked.call === 'list' &&
        json(
          response,
          JSON.stringify({
            blogs: Array.from({ length: 400 }, () => ({ slug: `p-${Math.random()}` })),
            total: 1e9,
          }),
        ),
    ],
    [
      'lists a gigabyte',
      /longer than 2097152 bytes/,
      (asked, response) => asked.call === 'list' && blog.gigabyte(response),
    ],
    [
      'has a post of a gigabyte',
      /longer than 2097152 bytes/,
      ({ slug }, response) => slug === 'one' && blog.gigabyte(response),
    ],
    [
      'has a post that is no JSON',
      'The answer is not JSON.',
      ({ slug }, response) => slug === 'one' && json(response, '{"blog": "'),
    ],
    [
      'has a post that is a list',
      /agreed shape/,
      ({ slug }, response) => slug === 'one' && json(response, '[1]'),
    ],
    ['refuses the key', /answered 401/, (_, response) => refuse(response, 401)],
    ['refuses one post', /answered 403/, ({ slug }, response) => slug === 'one' && refuse(response, 403)],
    [
      'breaks at one post',
      /answered 500/,
      ({ slug }, response) => slug === 'one' && refuse(response, 500, { 'retry-after': '60' }),
    ],
    ['does not answer', 'took too long', () => true],
    ['does not answer for one post', 'took too long', ({ slug }) => slug === 'one'],
    [
      'drips',
      'took too long',
      (_, response) => {
        response.setHeader('content-type', 'application/json');
        const drip = setInterval(() => (response.destroyed ? clearInterval(drip) : response.write(' ')), 20);
        return true;
      },
    ],
    ['hangs up', /The network failed/, (_, response) => response.destroy() === response],
  ])('change nothing while the blog %s', async (_, reason, answer) => {
    blog.write('one');
    blog.write('two');
    const { round, logged } = aBackend({}, { roundMs: reason === 'took too long' ? 1000 : 20_000 });
    await round();
    const before = await rowsOf();
    blog.write('one', { blog: 'Changed.' });
    blog.write('two', { blog: 'Changed.' });
    blog.write('new');
    blog.answer = answer;
    await round();
    expect((await rowsOf()).rows).toEqual(before.rows);
    expect(logged).toMatchObject([{ level: 40, msg: failed, source: blog.url, minutes: 10 }]);
    expect(logged[0]!['reason']).toEqual(typeof reason === 'string' ? reason : expect.stringMatching(reason));
    expect(await state()).toMatchObject({ failures: 1, error: logged[0]!['reason'] });
    expect(blog.sent()).toBeLessThan(100e6);

    blog.answer = undefined;
    await round();
    expect(await stored()).toEqual({ one: 'Changed.', two: 'Changed.', new: bodyOf('new') });
    expect(await state()).toMatchObject({ failures: 0, error: null });
  });

  itInLongRun('are not held without end: a blog of more than 32 million characters is refused', async () => {
    for (let number = 0; number < 175; number += 1)
      blog.write(`long-${number}`, { blog: 'x'.repeat(200_000) });
    const { round, logged } = aBackend();
    await round();
    expect(logged).toMatchObject([{ msg: failed, reason: 'has more than 33554432 characters' }]);
    expect(await stored()).toEqual({});
  });

  it('are never asked for elsewhere: a redirect is a failure, and the key goes nowhere else', async () => {
    const inside = await startBlog();
    inside.write('from-inside');
    blog.write('one');
    blog.answer = (_, response, request) => {
      return refuse(response, 307, { location: `${inside.url}${request.url}` });
    };
    const { round, logged } = aBackend();
    await round();
    expect(inside.calls).toEqual([]);
    expect(await stored()).toEqual({});
    expect(logged).toMatchObject([{ msg: failed }]);
    await inside.close();
  });

  it('are asked for less and less often while the blog fails, or when it says', async () => {
    blog.answer = (_, response) => refuse(response, 401);
    const { round } = aBackend();
    const waits: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await round();
      waits.push(minutesFromNow((await state()).nextAt));
    }
    expect(waits).toEqual([10, 20, 40, 60, 60]);
    const asked = blog.calls.length;
    await aBackend().source.keepInStep();
    expect(blog.calls).toHaveLength(asked);
    blog.answer = (_, response) => refuse(response, 503, { 'retry-after': '7200' });
    await round();
    expect(minutesFromNow((await state()).nextAt)).toBe(120);
    blog.answer = (_, response) => refuse(response, 503, { 'retry-after': '99999999' });
    await round();
    expect(minutesFromNow((await state()).nextAt)).toBe(24 * 60);
    blog.answer = undefined;
    await round();
    expect(minutesFromNow((await state()).nextAt)).toBe(5);
  });

  it('are asked for with the key of the blog, each time of as many minutes, by one of two backends', async () => {
    blog.write('one');
    const keys = new Set<string | undefined>();
    blog.answer = (_asked, _response, request) => {
      keys.add(request.headers.authorization);
      return false;
    };
    const settings = { BLOG_SOURCE_TOKEN: 'its-key', BLOG_SOURCE_MINUTES: 90 };
    const [first, second] = [aBackend(settings), aBackend(settings)];
    await Promise.all([first.source.keepInStep(), second.source.keepInStep()]);
    await Promise.all([second.source.keepInStep(), first.source.keepInStep()]);
    expect(blog.calls).toEqual(['page 1', 'one']);
    expect([...keys]).toEqual(['Bearer its-key']);
    expect(minutesFromNow((await state()).nextAt)).toBe(90);
  });

  it('are not written over what the desk publishes in the same moment', async () => {
    blog.write('raced');
    const { round, logged } = aBackend();
    await round();
    blog.write('raced', { blog: 'From there.' });
    let running: Promise<void> | undefined;
    await desk.db.transaction(async (tx) => {
      await tx
        .update(posts)
        .set({ body: 'From here.', changedAt: sql`clock_timestamp()` })
        .where(eq(posts.slug, 'raced'));
      running = round();
      // On Postgres it has read the blog by now, and waits for the row.
      await pause(500);
    });
    await running;
    expect(await stored()).toEqual({ raced: 'From here.' });
    expect(logged).toMatchObject([{ posts: ['raced: it was changed here'] }]);
  });

  it('let the backend stop in the middle of a round, without a word', async () => {
    blog.write('one');
    blog.answer = () => true;
    const { source, stopping, logged } = aBackend();
    const running = source.keepInStep();
    await expect.poll(() => blog.calls.length).toBe(1);
    const begun = performance.now();
    stopping.abort();
    await running;
    source.start();
    await source.stopped();
    expect(performance.now() - begun).toBeLessThan(1000);
    expect(logged).toEqual([]);
    expect(await desk.db.$count(blogSources)).toBe(0);
  });

  it('are reported by /status', async () => {
    blog.write('one');
    expect(await statusOf({})).toBeNull();
    const more = { BLOG_SOURCE_URL: blog.url };
    expect(await statusOf(more)).toMatchObject({ url: blog.url, inStepAt: null, failures: 0, error: null });
    await aBackend().round();
    expect(await statusOf(more)).toMatchObject({
      inStepAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      failures: 0,
    });
  });
});
