import { topics } from '@daily-nest/content/topics';
import type { FeedSource } from '@daily-nest/content/types';
import { serve } from '@hono/node-server';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pino, { type Logger } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createApp } from '../src/app.ts';
import type { Database } from '../src/db/database.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { feedSources } from '../src/db/schema.ts';
import { createFeedParser } from '../src/feeds/feed-parser.ts';
import { createFetcher } from '../src/feeds/fetch-feed.ts';
import { parseFeed } from '../src/feeds/parse-feed.ts';
import { createRefresher, type Refresher } from '../src/feeds/refresher.ts';
import type { Wall } from '../src/feeds/wall.ts';
import { readSettings } from '../src/settings.ts';
import { describeInLongRun, onOneDatabase, useDatabase } from './databases.ts';
import { rssOf, startFeedServer } from './feed-server.ts';
import { createDatabase } from '@daily-nest/testing/postgres';
import { aPost, removeAllPosts, storePosts } from './posts.ts';

let server: Awaited<ReturnType<typeof startFeedServer>>;
beforeAll(async () => {
  server = await startFeedServer();
});
afterAll(() => server.close());

const nothingKnown = { etag: null, lastModified: null };

describe('fetching and parsing a feed', () => {
  const fetchFeed = createFetcher({ allowLoopback: true });
  afterAll(() => fetchFeed.close());

  async function read(path: string, ms = 10_000) {
    const fetched = await fetchFeed(server.url(path), nothingKnown, AbortSignal.timeout(ms));
    if (!fetched.changed) throw new Error('The feed answered that nothing has changed.');
    return parseFeed(fetched.text, fetched.url);
  }

  it('RSS: parses texts without markup, web addresses as links, and all date formats', async () => {
    const begun = Date.now();
    const items = await read('/rss');
    expect(items.map(({ title }) => title)).toEqual([
      'From next year',
      'Schools & buses: what’s new this week',
      'Only the guid is an address',
      'A notice without a title.',
    ]);
    expect(items[1]).toEqual({
      title: 'Schools & buses: what’s new this week',
      link: 'https://wire.example/schools?utm_source=rss&id=7',
      publishedAt: '2026-11-19T14:30:00.000Z',
      summary: 'First paragraph. Second.',
    });
    expect(items[2]?.publishedAt).toBe('2026-11-18T07:00:00.000Z');
    expect(items[3]).toEqual({
      title: 'A notice without a title.',
      link: server.url('/relative/notice'),
      publishedAt: null,
      summary: '',
    });
    // A future date would keep the item on top until then.
    expect(Date.parse(items[0]?.publishedAt ?? '')).toBeLessThanOrEqual(Date.now());
    expect(Date.parse(items[0]?.publishedAt ?? '')).toBeGreaterThanOrEqual(begun);
  });

  it('CDATA: leaves out the contents of scripts and styles', async () => {
    expect(await read('/cdata')).toEqual([
      {
        title: 'Soup again & bread',
        link: 'https://kitchen.example/soup',
        publishedAt: '2026-11-18T20:00:00.000Z',
        summary: 'Peel ½ an onion. Then another.',
      },
    ]);
  });

  it('Atom: takes the alternate link, and texts whose type says whether they are HTML', async () => {
    expect(await read('/atom')).toEqual([
      {
        title: 'Is 3 < 5?',
        link: 'https://lab.example/1',
        publishedAt: '2026-11-17T10:00:00.000Z',
        summary: 'Yes, always.',
      },
      {
        title: 'Café & crayons',
        link: 'https://lab.example/2',
        publishedAt: '2026-11-16T10:00:00.000Z',
        summary: 'Long story.',
      },
    ]);
  });

  it('JSON Feed', async () => {
    expect(await read('/json')).toEqual([
      {
        title: 'One',
        link: 'https://boats.example/1',
        publishedAt: '2026-11-15T15:00:00.000Z',
        summary: 'Fold & float.',
      },
      {
        title: 'Two',
        link: 'https://boats.example/2',
        publishedAt: '2026-11-14T10:00:00.000Z',
        summary: 'Sink.',
      },
    ]);
  });

  it.each([
    ['/windows-1252', '“Naïve” naïveté – café', 'the XML declaration'],
    ['/header-charset', 'Über uns', 'the header'],
    ['/utf-16', 'Wide → load', 'the byte order mark'],
  ])('%s: the charset comes from %s', async (path, title) => {
    expect((await read(path))[0]?.title).toBe(title);
  });

  it('compressed feeds are decompressed, and three redirects are followed', async () => {
    expect(await read('/gzip')).toHaveLength(3);
    expect(await read('/hop/3')).toHaveLength(4);
  });

  it('at most 40 items are taken, the newest ones', async () => {
    server.answers.set('/many', rssOf('Many', 90));
    const items = await read('/many');
    expect(items).toHaveLength(40);
    expect(items[0]?.title).toBe('Many headline 1');
  });

  it.each([
    ['/broken', 'is not a feed'],
    ['/html', 'is not a feed'],
    ['/empty', 'is not a feed'],
    ['/missing', 'answered 404'],
    ['/hop/4', 'redirects more than 3 times'],
    ['/loop', 'redirects more than 3 times'],
    ['/five-megabytes', 'is larger than'],
    ['/says-five-megabytes', 'is larger than'],
    ['/bomb', 'is larger than'],
    ['/packed-twice', 'has more than one content encoding'],
    ['/packed-300-times', 'has more than one content encoding'],
    ['/packed-by-a-method', 'has the content encoding constructor'],
    ['/to-private', '10.1.2.3 is not a public address'],
    ['/to-metadata', '169.254.169.254 is not a public address'],
    ['/to-mapped', 'is not a public address'],
    ['/to-file', 'file: is not a web address'],
  ])('%s is rejected because it %s', async (path, reason) => {
    await expect(read(path)).rejects.toThrow(reason);
  });

  it.each(['/hanging', '/silent'])('%s takes no longer than its time limit', async (path) => {
    const begun = Date.now();
    await expect(read(path, 300)).rejects.toThrow(/timeout|aborted/i);
    expect(Date.now() - begun).toBeLessThan(1500);
  });
});

describe('the allowed addresses', () => {
  it('exclude this machine unless a test allows it', async () => {
    const strict = createFetcher({ allowLoopback: false });
    const before = server.asked('/rss');
    await expect(strict(server.url('/rss'), nothingKnown, AbortSignal.timeout(2000))).rejects.toThrow(
      '127.0.0.1 is not a public address',
    );
    expect(server.asked('/rss')).toBe(before);
    await strict.close();
  });

  it.each([
    '127.0.0.1',
    '10.0.0.8',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '::1',
    'fd00::1',
    'fe80::1',
    '0.0.0.0',
  ])('exclude a name that resolves to %s', async (address) => {
    const strict = createFetcher({ allowLoopback: false, resolve: () => Promise.resolve([address]) });
    const asked = strict(`http://inside.example:${server.port}/rss`, nothingKnown, AbortSignal.timeout(2000));
    await expect(asked).rejects.toThrow('inside.example has no public address');
    await strict.close();
  });

  it('are checked once: the connection uses the checked address', async () => {
    let resolved = 0;
    const fetchFeed = createFetcher({
      allowLoopback: true,
      resolve() {
        resolved += 1;
        // A name server that returns one address for the check and another for the connection.
        return Promise.resolve(resolved === 1 ? ['127.0.0.1', '10.0.0.1'] : ['10.0.0.1']);
      },
    });
    const fetched = await fetchFeed(
      `http://outlet.example:${server.port}/rss`,
      nothingKnown,
      AbortSignal.timeout(2000),
    );
    expect(fetched.changed).toBe(true);
    expect(resolved).toBe(1);
    await fetchFeed.close();
  });
});

const topic = topics[0];
const silent = pino({ level: 'silent' });

function source(path: string, outlet = 'Outlet'): FeedSource {
  return { outlet, homepage: 'https://outlet.example/', feed: server.url(path) };
}

function makeRefresher(
  database: Database,
  sources: FeedSource[],
  logger: Logger = silent,
  parseFeed = createFeedParser(),
) {
  const stopping = new AbortController();
  const fetchFeed = createFetcher({ allowLoopback: true });
  const refresher = createRefresher({
    database,
    logger,
    stopping: stopping.signal,
    sources,
    fetchFeed,
    parseFeed,
  });
  return {
    refresher,
    stop: async () => {
      stopping.abort();
      parseFeed.close();
      await fetchFeed.close();
    },
  };
}

/** Returns a feed with one item of this text. */
function feedSaying(html: string): string {
  return `<?xml version="1.0"?><rss version="2.0"><channel><title>x</title><item><title>Still here</title>
    <link>https://hostile.example/1</link><description><![CDATA[Before.${html}]]></description></item></channel></rss>`;
}

/**
 * Requests the health check every 50 ms while work goes on. Returns the longest delay of an answer in ms,
 * without the time for which other programs held the processor.
 */
async function latestAnswer(url: string, work: Promise<unknown>): Promise<number> {
  const done = new AbortController();
  void work.finally(() => done.abort());
  let latest = 0;
  for (let due = performance.now(); !done.signal.aborted; due += 50) {
    const before = process.threadCpuUsage();
    await pause(Math.max(0, due - performance.now()));
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    const { user, system } = process.threadCpuUsage(before);
    latest = Math.max(latest, Math.min(performance.now() - due, (user + system) / 1000));
  }
  return latest;
}

async function makeDue(database: Database) {
  await database.db.update(feedSources).set({ nextAt: sql`now() - interval '1 second'` });
}

async function stored(database: Database, path: string) {
  const [row] = await database.db
    .select()
    .from(feedSources)
    .where(eq(feedSources.url, server.url(path)));
  if (!row) throw new Error(`Nothing is stored for ${path}.`);
  return row;
}

const secondsFromNow = (time: string) => (Date.parse(time) - Date.now()) / 1000;

onOneDatabase('refreshing feeds', (kind) => {
  const made = useDatabase(kind);
  let database: Database;
  beforeAll(() => void (database = made.database));
  beforeEach(() => database.db.delete(feedSources));

  it('reads each source about every ten minutes with a conditional request', async () => {
    server.answers.set('/news', rssOf('News', 5));
    const { refresher, stop } = makeRefresher(database, [source('/news')]);
    const [asked, notModified] = [server.asked('/news'), server.notModified('/news')];
    expect(await refresher.refreshDue()).toBe(1);
    expect(await refresher.refreshDue()).toBe(0);
    const first = await stored(database, '/news');
    expect(first.items).toHaveLength(5);
    expect(secondsFromNow(first.nextAt)).toBeGreaterThan(530);
    expect(secondsFromNow(first.nextAt)).toBeLessThan(670);

    await makeDue(database);
    await refresher.refreshDue();
    expect(server.asked('/news')).toBe(asked + 2);
    expect(server.notModified('/news')).toBe(notModified + 1);
    expect((await stored(database, '/news')).items).toHaveLength(5);

    server.answers.set('/news', rssOf('News', 7));
    await makeDue(database);
    await refresher.refreshDue();
    expect((await stored(database, '/news')).items).toHaveLength(7);
    await stop();
  });

  it('keeps older items when a source fails, and retries less and less often until it works', async () => {
    server.answers.set('/shaky', rssOf('Shaky', 3));
    const { refresher, stop } = makeRefresher(database, [source('/shaky')]);
    await refresher.refreshDue();
    server.answers.set('/shaky', (_request, response) => void response.writeHead(500).end());
    const waits: number[] = [];
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await makeDue(database);
      await refresher.refreshDue();
      waits.push(secondsFromNow((await stored(database, '/shaky')).nextAt) / 60);
    }
    for (const [index, minutes] of waits.entries()) {
      expect(minutes).toBeGreaterThan(2 ** index * 0.85);
      expect(minutes).toBeLessThan(2 ** index * 1.15);
    }
    const failed = await stored(database, '/shaky');
    expect(failed.items).toHaveLength(3);
    expect(failed.failures).toBe(4);
    expect(failed.error).toBe('answered 500');

    server.answers.set('/shaky', rssOf('Shaky', 4));
    await makeDue(database);
    await refresher.refreshDue();
    expect(await stored(database, '/shaky')).toMatchObject({ failures: 0, error: null });
    await stop();
  });

  describeInLongRun('while a feed is hostile', () => {
    const hostile = {
      'a tag that never ends, eighty thousand times': feedSaying('<br '.repeat(80_000)),
      'boxes in boxes, forty thousand deep': feedSaying('<div>'.repeat(40_000)),
      'comments that never end': feedSaying('<!--'.repeat(80_000)),
      'half an entity, a million times': feedSaying('&amp'.repeat(400_000)),
      'attributes without end': feedSaying(`<p ${'a=b '.repeat(300_000)}>`),
      'sixty thousand items': `${feedSaying('').split('</channel>')[0]}${'<item/>'.repeat(60_000)}</channel></rss>`,
    };
    let served: ReturnType<typeof serve>;
    let url: string;
    beforeAll(async () => {
      const settings = readSettings({});
      const stopping = new AbortController();
      const app = createApp({ settings, database, logger: silent, stopping: stopping.signal });
      served = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
      if (!served.listening) await once(served, 'listening');
      url = `http://127.0.0.1:${(served.address() as AddressInfo).port}`;
    });
    afterAll(async () => {
      served.close();
      await once(served, 'close');
    });

    it.each(Object.entries(hostile))(
      '%s: other readers get answers at once, and the feed is read',
      async (_name, text) => {
        server.answers.set('/hostile', text);
        const { refresher, stop } = makeRefresher(database, [source('/hostile')]);
        const refreshed = refresher.refreshDue();
        expect(await latestAnswer(url, refreshed)).toBeLessThan(250);
        expect(await refreshed).toBe(1);
        const { items, error } = await stored(database, '/hostile');
        expect(error).toBeNull();
        expect(items.map(({ title }) => title)).toEqual(['Still here']);
        expect(items[0]?.summary).toMatch(/^Before\./);
        await stop();
      },
    );

    const programs = {
      'one that a parser never comes to the end of': ['for (;;);', 'takes longer than 2000 ms'],
      'one that takes all memory': [
        'const all = []; for (;;) all.push(new Array(10_000).fill(all.length));',
        'takes too much memory',
      ],
      'one that brings the parser down': ['process.exit(3)', 'crashes the program that reads it'],
    } as const;

    it.each(Object.entries(programs))(
      '%s: other readers get answers at once, the feed is given up, the next one is read, and stored items stay',
      async (_name, [deed, reason]) => {
        // The real thread's program, except for texts that name a fault.
        const real = new URL('../src/feeds/parse-worker.ts', import.meta.url).href;
        const program = new URL(
          `data:text/javascript,${encodeURIComponent(`
            import { parentPort } from 'node:worker_threads';
            parentPort.on('message', ({ text }) => { if (text.includes('Trap')) { ${deed} } });
            await import(${JSON.stringify(real)});`)}`,
        );
        server.answers.set('/trap', rssOf('Before', 3));
        server.answers.set('/good', rssOf('Good', 2));
        const parser = createFeedParser(program);
        const { refresher, stop } = makeRefresher(database, [source('/trap')], silent, parser);
        await refresher.refreshDue();
        server.answers.set('/trap', rssOf('Trap', 4));
        await makeDue(database);
        const begun = performance.now();
        const both = Promise.all([
          refresher.refreshDue(),
          parser(rssOf('Good', 2), 'https://good.example/').then((items) => items.length),
        ]);
        expect(await latestAnswer(url, both)).toBeLessThan(250);
        expect(await both).toEqual([1, 2]);
        expect(performance.now() - begun).toBeLessThan(6000);
        const { items, error, failures } = await stored(database, '/trap');
        expect({ error, failures }).toEqual({ error: reason, failures: 1 });
        expect(items).toHaveLength(3);
        expect(await parser(rssOf('Good', 2), 'https://good.example/')).toHaveLength(2);
        await stop();
      },
    );
  });

  it('respects the Retry-After of a source', async () => {
    const { refresher, stop } = makeRefresher(database, [source('/later')]);
    await refresher.refreshDue();
    expect(secondsFromNow((await stored(database, '/later')).nextAt)).toBeGreaterThan(7000);
    await stop();
  });

  it('logs one line for all failing sources, not one for each', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    const sources = Array.from({ length: 20 }, (_, index) => source(`/missing/${index}`));
    const { refresher, stop } = makeRefresher(database, sources, logger);
    await refresher.refreshDue();
    await makeDue(database);
    await refresher.refreshDue();
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ failing: 20, of: 20 });
    await stop();
  });
});

onOneDatabase('a wall', (kind) => {
  const made = useDatabase(kind);
  let database: Database;
  let refresher: Refresher;
  let stop: () => Promise<void>;
  let app: ReturnType<typeof createApp>;
  const feeds = topic?.feeds ?? [];

  beforeAll(() => {
    const { settings } = made;
    database = made.database;
    // The topic's own sources, fetched from paths of the local server.
    const fetchLocally = createFetcher({ allowLoopback: true });
    const parseFeed = createFeedParser();
    const stopping = new AbortController();
    refresher = createRefresher({
      database,
      logger: silent,
      stopping: stopping.signal,
      sources: feeds,
      parseFeed,
      fetchFeed: (url, known, signal) =>
        fetchLocally(server.url(`/outlet/${feeds.findIndex(({ feed }) => feed === url)}`), known, signal),
    });
    stop = async () => {
      stopping.abort();
      parseFeed.close();
      await fetchLocally.close();
    };
    const parts = { settings, database, logger: silent, stopping: stopping.signal };
    app = createApp({ ...parts }, refresher);
  });
  afterAll(async () => {
    await stop();
  });
  beforeEach(async () => {
    await database.db.delete(feedSources);
    await removeAllPosts(database.db);
    await storePosts(database.db, [
      aPost({
        slug: 'ours',
        title: 'Ours',
        date: '2026-11-19',
        topics: ['local-news'],
        image: '/pictures/posts/ours.svg',
      }),
      aPost({ slug: 'elsewhere', title: 'Elsewhere', topics: ['sports'] }),
      aPost({ slug: 'theirs', title: 'Theirs', domain: 'other.example', topics: ['local-news'] }),
    ]);
  });

  const get = async (path = '/api/feeds/local-news', headers: Record<string, string> = {}) =>
    app.request(path, { headers });
  const wall = async (path?: string) => (await (await get(path)).json()) as Wall;
  const answerAll = (answer: (index: number) => string | undefined) => {
    for (const index of feeds.keys()) {
      const text = answer(index);
      server.answers.set(`/outlet/${index}`, text ?? ((_request, response) => void response.destroy()));
    }
  };

  it('shows all outlets and our posts together, newest first, at most 40, without duplicates', async () => {
    answerAll((index) => rssOf(`Outlet${index === 1 ? 0 : index}`, 20));
    // A first reader waits 1.2 s for the outlets; a busy machine takes longer.
    await expect
      .poll(async () => (await wall()).outlets.every(({ ok }) => ok), { timeout: 20_000 })
      .toBe(true);
    const { items, outlets, updatedAt, stale, title } = await wall();
    expect(title).toBe('Local News');
    expect(items).toHaveLength(40);
    expect(stale).toBe(false);
    expect(Date.now() - Date.parse(updatedAt ?? '')).toBeLessThan(10_000);
    expect(outlets.map(({ name, ok }) => ({ name, ok }))).toEqual(
      feeds.map(({ outlet }) => ({ name: outlet, ok: true })),
    );
    const dates = items.map(({ publishedAt }) => publishedAt ?? '');
    expect(dates).toEqual(dates.toSorted().toReversed());
    const links = items.map(({ link }) => link);
    expect(new Set(links).size).toBe(links.length);
    expect(items.find(({ link }) => link === '/blog/ours')).toEqual({
      title: 'Ours',
      link: '/blog/ours',
      outlet: 'Our blog',
      publishedAt: '2026-11-19T00:00:00.000Z',
      summary: 'How it goes, and what helps.',
      image: '/pictures/posts/ours.svg',
    });
    expect(links).not.toContain('/blog/elsewhere');
    expect(links).not.toContain('/blog/theirs');
  });

  it('is never empty: without a network it shows our posts, at once from the second request on', async () => {
    answerAll(() => undefined);
    const begun = Date.now();
    const { items, outlets, updatedAt, stale } = await wall();
    expect(Date.now() - begun).toBeLessThan(1700);
    expect(items.map(({ link }) => link)).toEqual(['/blog/ours']);
    expect(updatedAt).toBeNull();
    expect(stale).toBe(true);
    expect(outlets.every(({ ok }) => !ok)).toBe(true);
    const asked = server.asked('/outlet/0');
    const again = Date.now();
    await wall();
    expect(Date.now() - again).toBeLessThan(500);
    expect(server.asked('/outlet/0')).toBe(asked);
  });

  it('answers a reader within 1.5 seconds while the outlets hang, and shows their news later', async () => {
    const waiting: (() => void)[] = [];
    for (const index of feeds.keys())
      server.answers.set(`/outlet/${index}`, (_request, response) => {
        waiting.push(() => response.setHeader('content-type', 'text/xml').end(rssOf(`Slow${index}`, 2)));
      });
    const begun = Date.now();
    const { items } = await wall();
    expect(Date.now() - begun).toBeLessThan(1900);
    expect(items.map(({ link }) => link)).toEqual(['/blog/ours']);
    for (const answer of waiting) answer();
    await expect.poll(async () => (await wall()).items.length, { timeout: 5000 }).toBe(1 + 2 * feeds.length);
  });

  it('shows older items when the outlets fail, and says how old they are', async () => {
    answerAll((index) => rssOf(`Outlet${index}`, 2));
    const fresh = await wall();
    const earlier = new Date(Date.now() - 45 * 60_000).toISOString();
    await database.db.update(feedSources).set({ fetchedAt: earlier });
    answerAll(() => undefined);
    await makeDue(database);
    await refresher.refreshDue();
    const later = await wall();
    expect(later.items).toEqual(fresh.items);
    expect(later).toMatchObject({ stale: true, updatedAt: earlier });
    expect(later.outlets.every(({ ok, updatedAt }) => !ok && updatedAt === earlier)).toBe(true);
  });

  it('shows the posts of the requested domain', async () => {
    answerAll(() => undefined);
    const { items } = await wall('/api/feeds/local-news?domain=www.other.example');
    expect(items.map(({ link }) => link)).toEqual(['/blog/theirs']);
  });

  it('can be cached by shared caches and answers 304 for a known ETag', async () => {
    answerAll((index) => rssOf(`Outlet${index}`, 2));
    const first = await get();
    expect(first.headers.get('cache-control')).toContain('s-maxage=60');
    const tag = first.headers.get('etag') ?? '';
    const again = await get(undefined, { 'if-none-match': tag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it.each(['nothing', 'local-news%00', 'LOCAL-NEWS'])('of the unknown topic %s is 404', async (name) => {
    const answer = await get(`/api/feeds/${name}`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error: { code: 'not_found' } });
  });
});

describe.skipIf(inject('postgresUrl') === undefined)('two backends on one Postgres', () => {
  it('read every feed once between them', async () => {
    const made = await createDatabase(inject('postgresUrl') ?? '');
    const settings = readSettings({ DATABASE_URL: made.url });
    const databases = await Promise.all([openDatabase(settings), openDatabase(settings)]);
    const paths = Array.from({ length: 12 }, (_, index) => `/shared/${index}`);
    for (const path of paths)
      server.answers.set(path, (_request, response) => {
        setTimeout(() => response.setHeader('content-type', 'text/xml').end(rssOf('Shared', 2)), 100);
      });
    const backends = databases.map((database) =>
      makeRefresher(
        database,
        paths.map((path) => source(path)),
      ),
    );

    // At the same moment: one gets the lock and reads, the other returns at once.
    const read = await Promise.all(backends.map(({ refresher }) => refresher.refreshDue()));
    expect(read.toSorted((one, other) => one - other)).toEqual([0, 12]);
    expect(paths.map((path) => server.asked(path))).toEqual(paths.map(() => 1));

    // A reader of the other backend does not cause a second read.
    const [one, two] = databases;
    const [first, second] = backends;
    if (!one || !two || !first || !second) throw new Error('There are two backends.');
    await makeDue(one);
    await Promise.all([
      first.refresher.refreshDue(),
      second.refresher.readNow(paths.map((path) => server.url(path))),
    ]);
    await expect
      .poll(() => paths.map((path) => server.asked(path)), { timeout: 5000 })
      .toEqual(paths.map(() => 2));
    // The last of them is stored a moment after it was read: its claim of 30 seconds ends.
    const urls = paths.map((path) => server.url(path));
    const isStored = gt(feedSources.nextAt, sql`now() + interval '1 minute'`);
    await expect
      .poll(() => one.db.$count(feedSources, and(inArray(feedSources.url, urls), isStored)), {
        timeout: 5000,
      })
      .toBe(12);

    // Both show what one has read, and the second takes over when the first stops.
    expect((await stored(two, '/shared/3')).items).toHaveLength(2);
    await first.stop();
    await one.close();
    await makeDue(two);
    expect(await second.refresher.refreshDue()).toBe(12);
    await second.stop();
    await two.close();
    await made.drop();
  });
});
