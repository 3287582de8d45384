import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLinkCheck } from '../src/desk/links.ts';
import { onOneDatabase } from './databases.ts';
import { useDesk } from './desk.ts';
import { startPageServer } from './page-server.ts';

let server: Awaited<ReturnType<typeof startPageServer>>;
beforeAll(async () => {
  server = await startPageServer();
});
afterAll(() => server.close());

const source = (url: string) => ({ title: 'A page', url, read: '', through: '' });
/** As it is written in a text. */
const written = (url: string) => (url.startsWith('/') ? `[a page](${url})` : url);

onOneDatabase('the links of a piece', (kind) => {
  const desk = useDesk(kind, {
    LINKS_ALLOW_LOOPBACK: '1',
    DEFAULT_DOMAIN: 'nest.example',
    DESK_SITES: 'The Nest=https://news.nest.example',
  });
  let editor: Awaited<ReturnType<typeof desk.member>>;
  beforeAll(async () => {
    editor = await desk.member('editor');
  });
  const ask = async (id: string) => {
    const { status, body } = await editor.post(`/pieces/${id}/links`);
    expect(status).toBe(200);
    return body.findings as { field: string; stops: boolean; reason: string; quote?: string }[];
  };
  const quotes = async (id: string) => (await ask(id)).map(({ quote }) => quote);

  it('are a note each where they lead nowhere, with the words that stand in the text', async () => {
    const id = await desk.draft(editor, {
      slug: 'links-of-others',
      body: `Read ${server.url('/page')}, not ${server.url('/gone')}.`,
      sources: [source(server.url('/410')), source(server.url('/403'))],
    });
    const reason = (path: string) => `“${server.url(path)}” leads to no page that readers can open.`;
    expect(await ask(id)).toEqual([
      { field: 'body', stops: false, reason: reason('/gone'), quote: server.url('/gone') },
      { field: 'sources', stops: false, reason: reason('/410'), quote: server.url('/410') },
    ]);
  });

  it('of the site are looked up: pages, posts, posts that moved, and those that were withdrawn', async () => {
    const old = await desk.draft(editor, { slug: 'an-old-address' });
    await editor.post(`/pieces/${old}/publish`, { version: 2 });
    await editor.put(`/pieces/${old}/address`, { slug: 'a-new-address' });
    const gone = await desk.draft(editor, { slug: 'a-withdrawn-post' });
    await editor.post(`/pieces/${gone}/publish`, { version: 2 });
    await editor.post(`/pieces/${gone}/withdraw`, {});
    await desk.draft(editor, { slug: 'only-a-draft' });

    const there = [
      'https://nest.example/blog/a-new-address',
      'https://news.nest.example/blog/an-old-address?from=letter#top',
      'https://www.nest.example/faq',
      'https://nest.example/blog/a-fever-at-three-in-the-morning',
      '/urgent/sitter',
    ];
    const missing = [
      'https://nest.example/blog/a-withdrawn-post',
      'https://nest.example/blog/only-a-draft',
      'https://nest.example/blog/Not%20a%20slug',
      'https://nest.example/articles/no-such-piece',
      '/no-such-page',
    ];
    const id = await desk.draft(editor, { body: [...there, ...missing].map(written).join('\n') });
    expect(await quotes(id)).toEqual(missing);
    expect((await ask(id))[0]!.reason).toBe(`“${missing[0]}” leads to no page of the site.`);
  });

  it('that are no address of the web are not asked for', async () => {
    const id = await desk.draft(editor, {
      sources: ['file:///etc/passwd', 'javascript:alert(1)', 'http://169.254.169.254/'].map(source),
    });
    expect((await ask(id)).map(({ reason }) => reason)).toEqual([
      '“file:///etc/passwd” is no address of the web.',
      '“javascript:alert(1)” is no address of the web.',
      '“http://169.254.169.254/” leads to no page that readers can open.',
    ]);
  });

  it('are looked at up to a number, and it is said where there are more', async () => {
    const body = [...Array(1000).keys()].map((place) => server.url(`/brief-${place}`)).join('\n');
    const id = await desk.draft(editor, { body });
    expect((await ask(id)).map(({ reason }) => reason)).toEqual([
      'There are 1000 links. Only the first 60 were looked at.',
    ]);
    expect(server.asked('/brief-59')).not.toEqual([]);
    expect(server.asked('/brief-60')).toEqual([]);
  });

  it('hold up no answer: what is not known by then is not called broken', async () => {
    const settings = { ...desk.settings, LINKS_ALLOW_LOOPBACK: true };
    const check = createLinkCheck(desk.db, settings, 300);
    const body = `${server.url('/never')} ${server.url('/gone')}`;
    const start = performance.now();
    expect((await check({ body, sources: [] })).map(({ quote }) => quote)).toEqual([server.url('/gone')]);
    expect(performance.now() - start).toBeLessThan(2000);
  });

  it('hold up no publication', async () => {
    const id = await desk.draft(editor, {
      slug: 'with-a-slow-link',
      body: `See ${server.url('/never?publish')}`,
    });
    expect((await editor.post(`/pieces/${id}/publish`, { version: 2 })).status).toBe(200);
    expect(server.asked('/never?publish')).toEqual([]);
  });

  it('of another writer’s piece are not told', async () => {
    const id = await desk.draft(editor, { body: server.url('/secret') });
    const writer = await desk.member('writer');
    expect((await writer.post(`/pieces/${id}/links`)).status).toBe(404);
    expect(server.asked('/secret')).toEqual([]);
  });
});
