import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog, posts, versions } from '../src/db/schema.ts';
import { onOneDatabase } from './databases.ts';
import { aDraft, useDesk } from './desk.ts';
import { aPost, storePosts } from './posts.ts';

const today = new Date().toISOString().slice(0, 10);
const headers = { authorization: 'Bearer public-anon-key' };

/** A publication goes through triggers, row locks and JSON, which the two databases may do differently. */
onOneDatabase('a piece', (kind) => {
  const desk = useDesk(kind);
  type Member = Awaited<ReturnType<typeof desk.member>>;
  const parts = {} as { editor: Member; writer: Member };
  beforeAll(async () => {
    parts.editor = await desk.member('editor');
    parts.writer = await desk.member('writer');
  });
  const onSite = async (slug: string) => {
    const answer = await desk.ask(`/functions/v1/get_details?slug=${slug}`, { headers });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const listed = async () => {
    const answer = await desk.ask('/functions/v1/get_metainfo?domain=thedailynest.example&page=1', {
      headers,
    });
    return ((await answer.json()) as { blogs: { slug: string }[] }).blogs.map(({ slug }) => slug);
  };

  it('is written, published, changed, withdrawn and published again', async () => {
    const { editor } = parts;
    const id = await desk.draft(editor, { slug: 'whole-way' });
    expect(await onSite('whole-way')).toMatchObject({ status: 404 });
    expect((await editor.post(`/pieces/${id}/publish`, { version: 2 })).body).toEqual({ slug: 'whole-way' });
    expect(await onSite('whole-way')).toMatchObject({
      status: 200,
      body: {
        metaTitle: 'How to fold a map',
        date: today,
        blog: '# Begin at the middle\n\nFold it in half.',
      },
    });
    expect(await listed()).toContain('whole-way');
    expect(await (await desk.ask('/api/search?domain=thedailynest.example&q=fold%20map')).text()).toContain(
      'whole-way',
    );

    // A draft saved afterwards is not on the site until it is published.
    const fields = aDraft({ slug: 'whole-way', title: 'How to fold a large map' });
    expect((await editor.put(`/pieces/${id}`, { base: 2, fields })).body).toEqual({ version: 3 });
    expect((await onSite('whole-way')).body['metaTitle']).toBe('How to fold a map');
    expect((await editor.post(`/pieces/${id}/publish`, { version: 3 })).status).toBe(200);
    expect((await onSite('whole-way')).body['metaTitle']).toBe('How to fold a large map');

    expect((await editor.post(`/pieces/${id}/withdraw`)).status).toBe(200);
    expect(await onSite('whole-way')).toMatchObject({
      status: 410,
      body: { error: { code: 'withdrawn', message: 'The editors have withdrawn this post.' } },
    });
    expect(await listed()).not.toContain('whole-way');
    expect((await editor.call(`/pieces/${id}`)).body).toMatchObject({
      state: 'withdrawn',
      newest: { fields },
    });
    expect((await editor.post(`/pieces/${id}/withdraw`)).status).toBe(409);

    expect((await editor.post(`/pieces/${id}/publish`, { version: 3 })).status).toBe(200);
    expect(await onSite('whole-way')).toMatchObject({ status: 200, body: { date: today } });
    const deeds = await desk.db.select().from(auditLog).where(eq(auditLog.target, id));
    expect(deeds.map(({ action }) => action)).toEqual([
      'piece begun',
      'piece saved',
      'piece published',
      'piece saved',
      'piece published',
      'piece withdrawn',
      'piece published',
    ]);
    expect(new Set(deeds.map(({ personId, address }) => `${personId} ${address}`))).toEqual(
      new Set([`${editor.id} 192.0.2.1`]),
    );
  });

  it('keeps every version, and refuses a save over a newer one with both texts', async () => {
    const { editor, writer } = parts;
    const id = await desk.draft(writer, { body: 'The first.' });
    expect(
      (await editor.put(`/pieces/${id}`, { base: 2, fields: aDraft({ body: 'The editor’s.' }) })).status,
    ).toBe(200);
    const refused = await writer.put(`/pieces/${id}`, { base: 2, fields: aDraft({ body: 'The writer’s.' }) });
    expect(refused).toMatchObject({
      status: 409,
      body: { newest: { number: 3, savedBy: 'The editor', fields: { body: 'The editor’s.' } } },
    });
    const { newest } = (await writer.call(`/pieces/${id}`)).body;
    expect(newest.fields.body).toBe('The editor’s.');
    expect((await writer.put(`/pieces/${id}`, { base: 3, fields: aDraft({ body: 'Both.' }) })).body).toEqual({
      version: 4,
    });
    const { body } = await writer.call(`/pieces/${id}/versions`);
    expect(body.versions.map(({ number, savedBy }: Record<string, unknown>) => [number, savedBy])).toEqual([
      [4, 'The writer'],
      [3, 'The editor'],
      [2, 'The writer'],
      [1, 'The writer'],
    ]);
    expect((await writer.call(`/pieces/${id}/versions/2`)).body.fields.body).toBe('The first.');
  });

  it('of saves at the same moment takes one, and the same save twice as one', async () => {
    const { editor } = parts;
    const id = await desk.draft(editor);
    const save = (title: string) => editor.put(`/pieces/${id}`, { base: 2, fields: aDraft({ title }) });
    const answers = await Promise.all([save('One'), save('Two'), save('Three')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const { newest } = (await editor.call(`/pieces/${id}`)).body;
    // The answer was lost on its way: the browser sends it again.
    expect((await save(newest.fields.title)).body).toEqual({ version: 3 });
    expect(await desk.db.select().from(versions).where(eq(versions.pieceId, id))).toHaveLength(3);
  });

  it('is published only as the version that the editor saw', async () => {
    const { editor } = parts;
    const id = await desk.draft(editor, { slug: 'as-seen' });
    await editor.put(`/pieces/${id}`, { base: 2, fields: aDraft({ slug: 'as-seen', body: 'Newer.' }) });
    const refused = await editor.post(`/pieces/${id}/publish`, { version: 2 });
    expect(refused).toMatchObject({ status: 409, body: { newest: { number: 3 } } });
    expect((await onSite('as-seen')).status).toBe(404);
  });

  it('of a post is opened once, with all its fields, and published over no change from elsewhere', async () => {
    const { editor } = parts;
    const post = aPost({
      slug: 'from-a-file',
      body: 'A sentence to pull. And more.',
      author: 'Maya Okafor',
      topics: ['health-wellness'],
      ages: [],
      pulled: ['A sentence to pull.'],
      sources: [{ title: 'Fever', url: 'https://www.cdc.gov/fever', read: '2026-05-01' }],
      shortKeywords: 'map, fold',
      image: '/pictures/posts/map.jpg',
      imageAlt: 'A map',
    });
    await storePosts(desk.db, [post]);
    expect((await editor.call('/posts')).body.posts.map(({ slug }: { slug: string }) => slug)).toContain(
      'from-a-file',
    );
    const opened = await Promise.all([1, 2].map(() => editor.post('/posts/open', { slug: 'from-a-file' })));
    const [{ id }, other] = opened.map(({ body }) => body) as [{ id: string }, { id: string }];
    expect(other.id).toBe(id);
    expect((await editor.call('/posts')).body.posts.map(({ slug }: { slug: string }) => slug)).not.toContain(
      'from-a-file',
    );
    const { newest, state, date } = (await editor.call(`/pieces/${id}`)).body;
    expect([state, date]).toEqual(['published', '2026-05-01']);

    // Published as it is, it is the same post: no field is lost, and it is not "updated".
    expect((await editor.post(`/pieces/${id}/publish`, { version: 1 })).status).toBe(200);
    const [stored] = await desk.db.select().from(posts).where(eq(posts.slug, 'from-a-file'));
    expect(stored).toMatchObject({ ...post, ages: [], updated: null });

    // A command changes it meanwhile.
    await desk.db
      .update(posts)
      .set({ body: 'From the command.', pulled: [], changedAt: new Date().toISOString() })
      .where(eq(posts.slug, 'from-a-file'));
    const fields = { ...newest.fields, body: 'From the desk.', pulled: [] };
    await editor.put(`/pieces/${id}`, { base: 1, fields });
    const refused = await editor.post(`/pieces/${id}/publish`, { version: 2 });
    expect(refused).toMatchObject({
      status: 409,
      body: { newest: { number: 3, savedBy: null, fields: { body: 'From the command.' } } },
    });
    expect((await editor.put(`/pieces/${id}`, { base: 3, fields })).body).toEqual({ version: 4 });
    expect((await editor.post(`/pieces/${id}/publish`, { version: 4 })).status).toBe(200);
    expect((await onSite('from-a-file')).body).toMatchObject({
      blog: 'From the desk.',
      date: '2026-05-01',
      updated: today,
    });
  });
});

onOneDatabase('what the desk refuses of a piece', (kind) => {
  const desk = useDesk(kind);
  type Member = Awaited<ReturnType<typeof desk.member>>;
  const parts = {} as { editor: Member; writer: Member; other: Member };
  beforeAll(async () => {
    parts.editor = await desk.member('editor');
    parts.writer = await desk.member('writer');
    parts.other = await desk.member('writer', 'other@example.org');
  });

  it('lets a writer see, list and change their own drafts alone, and publish none', async () => {
    const { editor, writer, other } = parts;
    const id = await desk.draft(writer);
    const calls: [string, object?][] = [
      [`/pieces/${id}`],
      [`/pieces/${id}`, { method: 'PUT', body: { base: 2, fields: aDraft({ title: 'Taken over' }) } }],
      [`/pieces/${id}/versions`],
      [`/pieces/${id}/versions/2`],
    ];
    const nowhere = id.replace(/^.{8}/, '00000000');
    for (const [path, asked] of calls) {
      const foreign = await other.call(path, asked);
      const missing = await other.call(path.replace(id, nowhere), asked);
      expect(foreign.status).toBe(404);
      expect(foreign.body).toEqual(missing.body);
    }
    expect((await other.call('/pieces')).body.pieces).toEqual([]);
    expect((await writer.call('/pieces')).body.pieces).toHaveLength(1);
    expect((await writer.post(`/pieces/${id}/publish`, { version: 2 })).status).toBe(403);
    expect((await writer.post(`/pieces/${id}/withdraw`)).status).toBe(403);
    expect((await editor.call(`/pieces/${id}`)).body.newest.fields.title).toBe('How to fold a map');
  });

  it.each<[string, object | string, number]>([
    ['a body of two megabytes', { base: 2, fields: aDraft({ body: 'x'.repeat(2_000_000) }) }, 413],
    ['a body beyond the longest post', { base: 2, fields: aDraft({ body: 'x'.repeat(200_001) }) }, 400],
    ['a number for a title', { base: 2, fields: { ...aDraft(), title: 7 } }, 400],
    ['a title of two lines', { base: 2, fields: aDraft({ title: 'One\ntwo' }) }, 400],
    ['a zero byte', { base: 2, fields: aDraft({ body: 'a\0b' }) }, 400],
    ['half a character', { base: 2, fields: aDraft({ body: 'a\ud83d' }) }, 400],
    ['a field of its own', { base: 2, fields: { ...aDraft(), writerId: 'me' } }, 400],
    ['a domain of its own', { base: 2, fields: { ...aDraft(), domain: 'other.example' } }, 400],
    ['a missing field', { base: 2, fields: { title: 'Only this' } }, 400],
    ['a prototype', '{"base":2,"fields":{"__proto__":{"title":"x"}}}', 400],
    ['a version as text', { base: '2', fields: aDraft() }, 400],
    ['a version before the first', { base: 0, fields: aDraft() }, 400],
    ['a version that never was', { base: 99, fields: aDraft({ title: 'Ahead' }) }, 409],
    ['no JSON', '{"base":', 400],
    ['a list', [], 400],
    [
      'sources by the thousand',
      {
        base: 2,
        fields: aDraft({
          sources: Array.from({ length: 1000 }, () => ({ title: '', url: '', read: '', through: '' })),
        }),
      },
      400,
    ],
  ])('does not save %s', async (_, body, status) => {
    const id = await desk.draft(parts.writer);
    expect((await parts.writer.put(`/pieces/${id}`, body)).status).toBe(status);
    expect((await parts.writer.call(`/pieces/${id}`)).body.newest.number).toBe(2);
  });

  it.each(['not-an-id', '%00', '1', "'; drop table posts; --"])('knows no piece of the id %j', async (id) => {
    expect((await parts.editor.call(`/pieces/${encodeURIComponent(id)}`)).status).toBe(400);
  });

  it('publishes at the longest body, and nothing of it becomes markup', async () => {
    const body = `<script>alert(1)</script>\n\n${'👋'.repeat(99_900)}`;
    const id = await desk.draft(parts.editor, { slug: 'longest', body });
    expect((await parts.editor.post(`/pieces/${id}/publish`, { version: 2 })).status).toBe(200);
    const answer = await desk.ask('/functions/v1/get_details?slug=longest', { headers });
    expect(((await answer.json()) as { blog: string }).blog).toBe(body);
  });

  describe('before it is published', () => {
    it.each<[string, Partial<ReturnType<typeof aDraft>>, RegExp]>([
      ['has a title', { title: ' ' }, /no title/],
      ['has a body', { body: '\n' }, /no body/],
      ['has an address', { slug: '' }, /no address/],
      ['has a proper address', { slug: 'Über uns' }, /slug must be/],
      ['has an address of its own', { slug: 'somebody-elses' }, /address of another piece/],
      ['has no address that leads elsewhere', { slug: 'car-seat-fit-check-in-ten-minutes' }, /merged/],
      ['has words for its picture', { image: '/pictures/a.jpg' }, /do not see it/],
      ['has no picture by a script', { image: 'javascript:alert(1)', imageAlt: 'x' }, /image must be/],
      ['has no video by a script', { video: 'javascript:alert(1)' }, /video must be/],
      ['has a source where it speaks of medicine', { body: 'Give ibuprofen.' }, /speaks of health/],
      ['has a source where it sends to 911', { body: 'Call 911.' }, /speaks of health/],
      [
        'has an institution as the source',
        {
          topics: ['health-wellness'],
          sources: [{ title: 'A blog', url: 'https://blog.example/', read: today, through: '' }],
        },
        /speaks of health/,
      ],
      [
        'has sources by https alone',
        { sources: [{ title: 'A page', url: 'http://page.example/', read: '', through: '' }] },
        /https/,
      ],
      ['is filed where the site has a section', { topics: ['astrology'] }, /topics/],
      ['has its pulled sentences in its text', { pulled: ['Never written.'] }, /in no paragraph/],
    ])('a piece %s', async (_, fields, reason) => {
      await storePosts(desk.db, [aPost({ slug: 'somebody-elses' })]).catch(() => undefined);
      const id = await desk.draft(parts.editor, fields);
      const { status, body } = await parts.editor.post(`/pieces/${id}/publish`, { version: 2 });
      expect(status).toBe(422);
      const reasons = [...body.reasons, ...body.findings.map(({ reason }: { reason: string }) => reason)];
      expect(reasons.join('\n')).toMatch(reason);
    });

    it('a piece on health with its institution, read on a day, is published', async () => {
      const id = await desk.draft(parts.editor, {
        slug: 'a-fever',
        body: 'Call 911 for a seizure. Give ibuprofen by weight.',
        topics: ['health-wellness'],
        sources: [{ title: 'Fever', url: 'https://www.healthychildren.org/fever', read: today, through: '' }],
      });
      expect((await parts.editor.post(`/pieces/${id}/publish`, { version: 2 })).body).toEqual({
        slug: 'a-fever',
      });
    });

    it('a piece that was published keeps its address', async () => {
      const id = await desk.draft(parts.editor, { slug: 'stays-here' });
      await parts.editor.post(`/pieces/${id}/publish`, { version: 2 });
      await parts.editor.put(`/pieces/${id}`, { base: 2, fields: aDraft({ slug: 'moves-on' }) });
      const { body } = await parts.editor.post(`/pieces/${id}/publish`, { version: 3 });
      expect(body.reasons.join()).toMatch(/must stay "stays-here"/);
    });
  });
});
