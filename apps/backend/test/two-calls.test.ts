import type { RequestListener } from 'node:http';
import { serve } from '@hono/node-server';
import { serveLocally } from '@daily-nest/testing/local-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { entriesOfBlog } from '../src/posts/foreign/two-calls.ts';
import { importEntries } from '../src/posts/import-entries.ts';
import type { ImportError } from '../src/posts/import-error.ts';
import { postBySlug } from '../src/posts/queries.ts';
import { onOneDatabase, useApp } from './databases.ts';
import { aPost, day, removeAllPosts, storePosts } from './posts.ts';

const domain = 'thedailynest.example';
const token = 'public-anon-key';
const options = { domain, token, latest: '2999-12-31' };

const refusal = (address: string) =>
  entriesOfBlog(address, options).then(
    () => 'it was read',
    (error: unknown) => (error as ImportError).findings.map(({ reason }) => reason).join(),
  );

onOneDatabase('an import by the two calls of a blog', (kind) => {
  const backend = useApp(kind);
  let server: ReturnType<typeof serve>;
  let origin = '';
  const strangers: Awaited<ReturnType<typeof serveLocally>>[] = [];

  beforeAll(async () => {
    origin = await new Promise((resolve) => {
      server = serve(
        {
          port: 0,
          hostname: '127.0.0.1',
          fetch: (request) => {
            const { pathname, search } = new URL(request.url);
            return backend.request(pathname + search, { headers: request.headers });
          },
        },
        ({ port }) => resolve(`http://127.0.0.1:${port}`),
      );
    });
  });
  beforeEach(() => removeAllPosts(backend.db));
  afterEach(() => strangers.splice(0).forEach((stranger) => void stranger.close()));
  afterAll(() => void server.close());

  /** Another server, which answers as it likes. */
  async function stranger(answer: RequestListener): Promise<string> {
    const made = await serveLocally(answer);
    strangers.push(made);
    return made.url;
  }
  it('stores the same posts, of all pages, in the order of the list', async () => {
    const records = Array.from({ length: 23 }, (_, index) =>
      aPost({ slug: `post-${index}`, date: day(Math.floor(index / 2)), shortKeywords: 'sleep, naps' }),
    );
    records[7] = aPost({
      ...records[7],
      author: 'Maya Okafor',
      updated: '2026-03-01',
      longKeywords: 'how to sleep',
      image: 'https://pictures.example/a.jpg',
      imageAlt: 'A cot',
      video: 'https://youtu.be/abcdefghijk',
      sources: [{ title: 'NHS', url: 'https://www.nhs.uk/' }],
      corrections: [{ date: '2026-03-02', was: 'It said eight.', is: 'It is nine.' }],
    });
    await storePosts(backend.db, records);
    const entries = await entriesOfBlog(origin, options);
    await removeAllPosts(backend.db);
    const said: string[] = [];
    const result = await importEntries(backend.db, entries, {
      onWarning: ({ piece, reason }) => said.push(`${piece}: ${reason}`),
    });
    expect(result).toEqual({ added: 23, changed: 0, unchanged: 0 });
    expect(entries.map(({ piece }) => piece)).toEqual(records.map(({ slug }) => slug));
    for (const record of records) expect(await postBySlug(backend.db, record.slug)).toEqual(record);
    expect(said).toEqual(['post-7: the picture https://pictures.example/a.jpg will be fetched']);
    const some = await entriesOfBlog(origin, { ...options, except: ['post-3'] });
    expect(await some.find(({ piece }) => piece === 'post-3')?.read()).toEqual({
      leftOut: 'it was not wanted',
    });
  });

  it('ends with a server that answers the same page forever, and takes no bad value from it', async () => {
    const post = {
      metaTitle: 'Teeth',
      metaDescription: 'When they come.',
      blog: 'Text.',
      date: '2026-05-01T10:00:00Z',
      pinterestImageLink: 'http://169.254.169.254/latest',
      sources: [{ title: 'x', url: 'http://plain.example' }],
    };
    let lists = 0;
    const address = await stranger((request, response) => {
      const isList = request.url?.includes('get_metainfo');
      if (isList) lists += 1;
      const slugs = ['../../etc/passwd', 'dated', 'undated', 'empty'];
      const slug = new URL(request.url ?? '', 'http://x').searchParams.get('slug');
      const details = {
        ...post,
        ...(slug === 'undated' && { date: 'soon' }),
        ...(slug === 'empty' && { blog: ' ' }),
      };
      const blogs = slugs.map((name) => ({ id: name, slug: name, metaTitle: name, metaDescription: '' }));
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(isList ? { blogs, total: 1_000_000 } : details));
    });
    const entries = await entriesOfBlog(address, options);
    const reads = await Promise.all(entries.map((entry) => entry.read()));
    expect(lists).toBe(2);
    expect(entries.map(({ piece }) => piece)).toEqual(['empty', 'undated', 'dated', 'etc-passwd']);
    expect(reads).toMatchObject([
      { leftOut: 'its text is empty' },
      { findings: [{ reason: expect.stringMatching(/^date/) }] },
      { post: { image: null, date: '2026-05-01', sources: [] } },
      {
        warnings: [
          { reason: 'its slug "../../etc/passwd" becomes "etc-passwd"' },
          { reason: 'sources without https are left out' },
          {
            reason: 'the picture http://169.254.169.254/latest is left out: it is no public web address',
          },
        ],
      },
    ]);
  });

  it('follows no redirect with its key, and says in one sentence what failed', async () => {
    let followed = 0;
    const target = await stranger((_, response) => {
      followed += 1;
      response.end('{"blogs": [], "total": 0}');
    });
    const address = await stranger((request, response) => {
      response.writeHead(302, { location: `${target}${request.url}` }).end();
    });
    expect(await refusal(address)).toMatch(/^its list cannot be read: /);
    expect(followed).toBe(0);
    const page = await stranger((_, response) => void response.end('<html>Not here</html>'));
    expect(await refusal(page)).toBe('its list cannot be read: The answer is not JSON.');
  });
});
