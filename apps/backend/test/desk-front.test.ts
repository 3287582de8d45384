import { articles } from '@daily-nest/content/articles';
import { beforeAll, expect, it } from 'vitest';
import { auditLog } from '../src/db/desk-schema.ts';
import { frontAnswer } from '../src/desk/front-answer.ts';
import { onOneDatabase } from './databases.ts';
import { useDesk } from './desk.ts';
import { aPost, storePosts } from './posts.ts';

const domain = 'thedailynest.example';
const [first, second] = articles.map(({ slug }) => `/articles/${slug}`);

onOneDatabase('the places of the front page', (kind) => {
  const desk = useDesk(kind);
  let editor: Awaited<ReturnType<typeof desk.member>>;
  let other: typeof editor;
  beforeAll(async () => {
    editor = await desk.member('editor');
    other = await desk.member('owner');
    await storePosts(desk.db, [aPost({ domain, slug: 'a-map', title: 'How to fold a map' })]);
  });
  // oxlint-disable-next-line typescript/no-explicit-any -- answers of every shape
  const shown = async (): Promise<any> => (await desk.ask(`/api/front?domain=${domain}`)).json();
  const found = async (words: string) =>
    (await editor.call(`/front/items?q=${encodeURIComponent(words)}`)).body.items.map(
      ({ href }: { href: string }) => href,
    );
  const draft = async () => (await editor.call('/front')).body.draft;
  const save = async (places: object, who = editor) =>
    who.put('/front', { base: (await draft()).version, places });
  const publish = async () => editor.post('/front/publish', { version: (await draft()).version });

  it('are shown once they are published, and those before can be shown again', async () => {
    expect(await shown()).toMatchObject({ places: {}, outlets: false });
    expect((await save({ lead: { href: '/blog/a-map' }, sports: { href: first } })).status).toBe(200);
    expect((await shown()).places).toEqual({});
    expect((await publish()).status).toBe(200);
    expect((await shown()).places).toMatchObject({
      lead: { href: '/blog/a-map', card: { slug: 'a-map', title: 'How to fold a map' } },
      sports: { href: first },
    });
    await save({ lead: { href: second } });
    await publish();
    expect((await shown()).places).toEqual({ lead: { href: second } });
    const { history, items } = (await editor.call('/front')).body;
    expect(history.map(({ by }: { by: string }) => by)).toEqual(['The editor', 'The editor']);
    expect(items).toContainEqual(
      expect.objectContaining({ href: '/blog/a-map', title: 'How to fold a map' }),
    );
    expect((await editor.post('/front/return', { id: history[1].id })).status).toBe(200);
    expect((await shown()).places.lead.href).toBe('/blog/a-map');
    expect((await draft()).places.lead.href).toBe('/blog/a-map');
    const deeds = (await desk.db.select().from(auditLog)).filter(({ action }) => action.startsWith('front'));
    expect(deeds).toHaveLength(3);
  });

  it('of two editors the second is refused, also at the same moment, and nothing is published unseen', async () => {
    const { version } = await draft();
    const answers = await Promise.all([
      editor.put('/front', { base: version, places: { lead: { href: first } } }),
      other.put('/front', { base: version, places: { lead: { href: second } } }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await editor.post('/front/publish', { version })).status).toBe(409);
  });

  const around = () => ({
    db: desk.db,
    pictures: { fieldsOf: async () => () => ({}) } as never,
    domain,
    zone: 'America/New_York',
  });

  it('change at their times', async () => {
    const places = {
      lead: { href: first!, from: '2026-06-03T08:00:00Z', until: '2026-06-03T20:00:00Z' },
      second: { href: second!, until: '2026-06-03T22:00:00Z' },
    };
    const at = async (moment: string) => {
      const answer = await frontAnswer(around(), places, new Date(moment));
      return [Object.keys(answer.places), answer.next];
    };
    expect(await at('2026-06-03T07:59:59Z')).toEqual([['second'], '2026-06-03T08:00:00Z']);
    expect(await at('2026-06-03T08:00:00Z')).toEqual([['lead', 'second'], '2026-06-03T20:00:00Z']);
    expect(await at('2026-06-03T20:00:00Z')).toEqual([['second'], '2026-06-03T22:00:00Z']);
    expect(await at('2026-06-03T22:00:00Z')).toEqual([[], '2026-06-04T04:00:00.000Z']);
  });

  const liftedAt = async (moment: string) => {
    const { lifted, next } = await frontAnswer(around(), {}, new Date(moment));
    return { hrefs: lifted.map(({ href }) => href), next };
  };

  it('beside them stand the pieces that the day of the title lifts, those of its posts with a card', async () => {
    // Thanksgiving's week begins on Monday, in New York.
    expect(await liftedAt('2026-11-23T04:59:00Z')).toEqual({ hrefs: [], next: '2026-11-23T05:00:00.000Z' });
    expect((await liftedAt('2026-11-23T05:00:00Z')).hrefs).toEqual([
      '/articles/the-picky-eater-and-the-long-game',
      '/articles/grandparents-and-new-rules',
    ]);
    const slug = 'thanksgiving-with-a-toddler-at-the-table';
    await storePosts(desk.db, [aPost({ domain, slug, title: 'A toddler at the table' })]);
    expect((await liftedAt('2026-11-26T12:00:00Z')).hrefs[0]).toBe(`/blog/${slug}`);
    expect((await liftedAt('2026-11-29T12:00:00Z')).next).toBe('2026-11-30T05:00:00.000Z');
  });

  it('of a post that is gone are left to the rule', async () => {
    await save({ lead: { href: '/blog/gone' }, side: { href: first } });
    await publish();
    expect((await shown()).places).toEqual({ side: { href: first } });
  });

  it('are previewed by editors alone', async () => {
    await save({ lead: { href: '/blog/a-map' } });
    const { body } = await editor.post('/front/preview');
    const token = body.path.slice('/preview/'.length);
    const answer = await desk.ask('/api/preview', { headers: { authorization: `Bearer ${token}` } });
    expect((await answer.json()).front.places.lead.href).toBe('/blog/a-map');
  });

  it('are found by their titles', async () => {
    expect(await found('FOLD a map')).toEqual(['/blog/a-map']);
    expect(await found('%')).toEqual([]);
    expect(await found(articles[0]!.title.slice(0, 20))).toContain(first);
  });

  it.each([
    [{ lead: { href: 'https://evil.example' } }],
    [{ lead: { href: '/blog/../admin' } }],
    [{ lead: { href: '/articles/x', from: 'soon' } }],
    [{ lead: { href: '/articles/x', from: '2026-11-28T08:00:00Z', until: '2026-11-27T08:00:00Z' } }],
    [{ lead: { href: '/articles/x' }, side: { href: '/articles/x' } }],
    [{ nowhere: { href: '/articles/x' } }],
    [{ lead: { href: '/articles/x', title: '<b>' } }],
  ])('refuse %j', async (places) => {
    expect((await save(places)).status).toBe(400);
  });
});

onOneDatabase('the front pages of two titles', (kind) => {
  const desk = useDesk(kind, {
    DESK_SITES: 'The Nest=https://thedailynest.example, The Post=https://www.post.example',
  });
  const post = '?domain=post.example';

  it('are two, each with posts of its own', async () => {
    const editor = await desk.member('editor');
    await storePosts(desk.db, [
      aPost({ domain, slug: 'a-map', title: 'How to fold a map' }),
      aPost({ domain: 'post.example', slug: 'a-boat', title: 'How to fold a boat' }),
    ]);
    expect((await editor.call('/session')).body.titles).toEqual([
      { name: 'The Nest', domain },
      { name: 'The Post', domain: 'post.example' },
    ]);
    const { items } = (await editor.call(`/front/items${post}&q=fold`)).body;
    expect(items.map(({ href }: { href: string }) => href)).toContain('/blog/a-boat');
    expect(items.map(({ href }: { href: string }) => href)).not.toContain('/blog/a-map');

    await editor.put(`/front${post}`, { base: 0, places: { lead: { href: '/blog/a-boat' } } });
    expect((await editor.post(`/front/publish${post}`, { version: 1 })).status).toBe(200);
    const shown = async (of: string) =>
      ((await (await desk.ask(`/api/front?domain=${of}`)).json()) as { places: object }).places;
    expect(await shown('post.example')).toMatchObject({ lead: { href: '/blog/a-boat' } });
    expect(await shown(domain)).toEqual({});

    const { id } = (await editor.post(`/pieces${post}`)).body;
    expect((await editor.call(`/pieces/${id}`)).body.domain).toBe('post.example');
    const { posts } = (await editor.call(`/posts${post}`)).body;
    expect(posts.map(({ slug }: { slug: string }) => slug)).toEqual(['a-boat']);
  });

  it('are of this desk alone', async () => {
    const editor = await desk.member('editor');
    for (const [path, body] of [
      ['/front/publish', { version: 0 }],
      ['/pieces', {}],
    ] as const)
      expect((await editor.post(`${path}?domain=other.example`, body)).status).toBe(400);
    expect((await editor.call('/front?domain=other.example')).status).toBe(400);
  });
});
