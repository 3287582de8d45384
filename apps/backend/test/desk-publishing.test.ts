import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { auditLog, lastSteps, pieces, posts } from '../src/db/schema.ts';
import { publishDue } from '../src/desk/schedule.ts';
import { onOneDatabase } from './databases.ts';
import { aDraft, useDesk } from './desk.ts';
import { aPost, storePosts } from './posts.ts';

const today = new Date().toISOString().slice(0, 10);
const headers = { authorization: 'Bearer public-anon-key' };
type Desk = ReturnType<typeof useDesk>;

function usePieces(desk: Desk) {
  const parts = {} as { editor: Awaited<ReturnType<Desk['member']>> };
  beforeAll(async () => {
    parts.editor = await desk.member('editor');
  });
  return {
    parts,
    onSite: async (slug: string) => {
      const answer = await desk.ask(`/functions/v1/get_details?slug=${slug}`, { headers });
      return { status: answer.status, body: await answer.json() };
    },
    published: async (slug: string) => {
      const id = await desk.draft(parts.editor, { slug });
      expect((await parts.editor.post(`/pieces/${id}/publish`, { version: 2 })).status).toBe(200);
      return id;
    },
    /** As if the planned time had come. */
    becomesDue: (id: string) =>
      desk.db
        .update(pieces)
        .set({ scheduledAt: sql`now() - interval '1 second'` })
        .where(eq(pieces.id, id)),
    due: () =>
      publishDue(desk.db, (error) => {
        throw error;
      }),
    piece: async (id: string) => (await parts.editor.call(`/pieces/${id}`)).body,
  };
}

onOneDatabase('a publication at a time', (kind) => {
  const desk = useDesk(kind);
  const { parts, onSite, becomesDue, due, piece } = usePieces(desk);
  const planFor = (id: string, at: string, version = 2) =>
    parts.editor.call(`/pieces/${id}/schedule`, { method: 'PUT', body: { version, at } });
  const cancel = (id: string) => parts.editor.call(`/pieces/${id}/schedule`, { method: 'DELETE' });

  it('is said on the clocks of the title, in summer and winter, and may be changed and cancelled', async () => {
    const id = await desk.draft(parts.editor, { slug: 'at-eight' });
    await planFor(id, '2050-07-01T08:00');
    expect((await piece(id)).planned).toEqual({ version: 2, at: '2050-07-01T12:00:00.000000Z' });
    await planFor(id, '2050-12-01T08:00');
    expect((await piece(id)).planned.at).toBe('2050-12-01T13:00:00.000000Z');
    expect((await parts.editor.call('/pieces')).body.pieces[0].scheduledAt).toBe(
      '2050-12-01T13:00:00.000000Z',
    );
    expect(await due()).toEqual([]);
    expect((await cancel(id)).status).toBe(200);
    expect((await cancel(id)).status).toBe(409);
    await desk.db.update(pieces).set({ scheduledAt: null });
    expect((await piece(id)).planned).toBeNull();
  });

  it.each([
    '2020-01-01T08:00',
    '2050-02-30T08:00',
    '2050-01-01',
    '2050-01-01T08:00Z',
    "2050-01-01T08:00'; --",
  ])('is refused at %s', async (at) => {
    const id = await desk.draft(parts.editor, { slug: 'not-then' });
    expect([400, 409]).toContain((await planFor(id, at)).status);
    expect((await piece(id)).planned).toBeNull();
  });

  it('is the version that was planned, once, also where a newer one was saved meanwhile', async () => {
    const id = await desk.draft(parts.editor, { slug: 'as-planned' });
    await planFor(id, '2050-01-01T08:00');
    await parts.editor.put(`/pieces/${id}`, {
      base: 2,
      fields: aDraft({ slug: 'as-planned', title: 'Later' }),
    });
    await becomesDue(id);
    const rounds = await Promise.all([due(), due(), due()]);
    expect(rounds.flat()).toEqual([id]);
    expect(await onSite('as-planned')).toMatchObject({
      status: 200,
      body: { metaTitle: 'How to fold a map' },
    });
    const deeds = await desk.db.select().from(auditLog).where(eq(auditLog.target, id));
    expect(deeds.filter(({ action }) => action === 'piece published')).toMatchObject([
      { personId: parts.editor.id, details: { version: 2, slug: 'as-planned' } },
    ]);
    expect(await piece(id)).toMatchObject({ state: 'published', publishedVersion: 2, planned: null });
  });

  it('is checked when it is planned and when it is due, and says why nothing came of it', async () => {
    const bad = await desk.draft(parts.editor, { slug: '' });
    expect((await planFor(bad, '2050-01-01T08:00')).status).toBe(422);
    const id = await desk.draft(parts.editor, { slug: 'taken-meanwhile' });
    expect((await planFor(id, '2050-01-01T08:00')).status).toBe(200);
    await storePosts(desk.db, [aPost({ slug: 'taken-meanwhile' })]);
    await becomesDue(id);
    expect(await due()).toEqual([]);
    const { state, planned, scheduleFault } = await piece(id);
    expect([state, planned]).toEqual(['draft', null]);
    expect(scheduleFault).toMatch(/address of another piece/);
    expect((await cancel(id)).status).toBe(200);
    expect((await piece(id)).scheduleFault).toBeNull();
  });

  it('of one piece does not wait for another that fails', async () => {
    const broken = await desk.draft(parts.editor, { slug: 'broken' });
    const fine = await desk.draft(parts.editor, { slug: 'fine' });
    for (const id of [broken, fine]) {
      await planFor(id, '2050-01-01T08:00');
      await becomesDue(id);
    }
    await desk.db.update(pieces).set({ scheduledVersion: 99 }).where(eq(pieces.id, broken));
    const failed: string[] = [];
    expect(await publishDue(desk.db, (_, id) => void failed.push(id))).toEqual([fine]);
    expect(failed).toEqual([broken]);
    await cancel(broken);
  });
});

onOneDatabase('what readers get after a withdrawal or a move', (kind) => {
  const desk = useDesk(kind);
  const { parts, onSite, published, piece } = usePieces(desk);
  const move = (id: string, slug: string) =>
    parts.editor.call(`/pieces/${id}/address`, { method: 'PUT', body: { slug } });

  it('is the sentence of the editors', async () => {
    const id = await published('with-words');
    await parts.editor.post(`/pieces/${id}/withdraw`, { words: 'It named a child.' });
    expect(await onSite('with-words')).toMatchObject({
      status: 410,
      body: { error: { code: 'withdrawn', words: 'It named a child.' } },
    });
    expect((await piece(id)).withdrawnWords).toBe('It named a child.');
    await parts.editor.post(`/pieces/${id}/publish`, { version: 2 });
    expect((await piece(id)).withdrawnWords).toBeNull();
  });

  it('is the piece at its new address from every address before, without chains or loops', async () => {
    const id = await published('first-address');
    expect((await move(id, 'second-address')).status).toBe(200);
    expect((await move(id, 'third-address')).status).toBe(200);
    for (const old of ['first-address', 'second-address'])
      expect(await onSite(old)).toMatchObject({ status: 200, body: { slug: 'third-address' } });
    expect((await onSite('third-address')).body).not.toHaveProperty('slug');
    const index = await (await desk.ask('/api/posts/index?domain=thedailynest.example')).text();
    const found = await (await desk.ask('/api/search?domain=thedailynest.example&q=fold%20map')).text();
    for (const text of [index, found]) {
      expect(text).toContain('third-address');
      expect(text).not.toMatch(/first-address|second-address/);
    }
    // Back to where it was.
    expect((await move(id, 'first-address')).status).toBe(200);
    expect((await onSite('third-address')).body.slug).toBe('first-address');
    expect((await onSite('first-address')).body).not.toHaveProperty('slug');
    // The draft went with it, and what was published is still what stands there.
    const moved = await piece(id);
    expect(moved.newest.fields.slug).toBe('first-address');
    expect(moved.publishedVersion).toBe(moved.newest.number);
    await parts.editor.post(`/pieces/${id}/withdraw`);
    expect((await onSite('second-address')).status).toBe(410);
  });

  it('is never another piece: an address that is or was taken is refused', async () => {
    const one = await published('ones-first');
    await move(one, 'ones-second');
    const other = await published('others');
    await storePosts(desk.db, [aPost({ slug: 'of-a-file' })]);
    for (const slug of [
      'ones-first',
      'ones-second',
      'of-a-file',
      'others',
      'car-seat-fit-check-in-ten-minutes',
    ])
      expect([slug, (await move(other, slug)).status]).toEqual([slug, 409]);
    for (const slug of ['../etc', 'Über', '', 'x'.repeat(151)])
      expect([slug, (await move(other, slug)).status]).toEqual([slug, 400]);
    const late = await desk.draft(parts.editor, { slug: 'ones-first' });
    expect((await parts.editor.post(`/pieces/${late}/publish`, { version: 2 })).status).toBe(422);
    const draft = await desk.draft(parts.editor, { slug: 'never-published' });
    expect((await move(draft, 'elsewhere')).status).toBe(409);
  });
});

onOneDatabase('a change of what readers have', (kind) => {
  const desk = useDesk(kind);
  const { parts, onSite, published } = usePieces(desk);
  const correction = { was: 'It said three times.', is: 'A sheet folds seven times.' };
  /** As if it had been published in May. */
  const longAgo = async (slug: string) => {
    await desk.db.update(posts).set({ date: '2026-05-01' }).where(eq(posts.slug, slug));
    await desk.db.update(pieces).set({ date: '2026-05-01' }).where(eq(pieces.slug, slug));
  };
  const change = async (id: string, version: number, slug: string, what: unknown) => {
    const fields = aDraft({ slug, body: `Text ${version}.` });
    await parts.editor.put(`/pieces/${id}`, { base: version - 1, fields });
    const answer = await parts.editor.post(`/pieces/${id}/publish`, { version, change: what });
    expect(answer.status).toBe(200);
  };

  it('is small without a mark, new with its day, or a correction with its sentences', async () => {
    const id = await published('corrected');
    await longAgo('corrected');
    await change(id, 3, 'corrected', 'small');
    expect((await onSite('corrected')).body).not.toHaveProperty('updated');
    await change(id, 4, 'corrected', correction);
    const { body } = await onSite('corrected');
    expect(body.corrections).toEqual([{ date: today, ...correction }]);
    expect(body).not.toHaveProperty('updated');
    await change(id, 5, 'corrected', 'new');
    expect((await onSite('corrected')).body).toMatchObject({
      updated: today,
      corrections: [{ date: today, ...correction }],
    });
    for (const path of ['corrections', 'index']) {
      const answer = await desk.ask(`/api/posts/${path}?domain=thedailynest.example`);
      expect(await answer.json()).toMatchObject({
        posts: [{ slug: 'corrected', corrections: [correction] }],
      });
    }
    const foreign = await desk.ask('/api/posts/corrections?domain=other.example');
    expect(await foreign.json()).toEqual({ posts: [] });

    // It is said for good, also after the piece was off the site.
    await parts.editor.post(`/pieces/${id}/withdraw`);
    await parts.editor.post(`/pieces/${id}/publish`, { version: 5 });
    expect((await onSite('corrected')).body.corrections).toEqual([{ date: today, ...correction }]);
  });

  it.each([
    'great',
    { was: 'Only what was.' },
    { was: '', is: 'Empty.' },
    { was: 'Two\nlines.', is: 'One.' },
    { was: 'x'.repeat(401), is: 'Too long.' },
    { was: 'Dated.', is: 'By whom?', date: '2020-01-01' },
  ])('is not %j', async (what) => {
    const id = await desk.draft(parts.editor, { slug: 'never-on-the-site' });
    const publish = (given: unknown) =>
      parts.editor.post(`/pieces/${id}/publish`, { version: 2, change: given });
    expect((await publish(what)).status).toBe(400);
    expect((await publish(correction)).status).toBe(422);
  });
});

onOneDatabase('within a minute', (kind) => {
  const desk = useDesk(kind);
  const { parts, onSite, published, piece } = usePieces(desk);
  const undo = (id: string) => parts.editor.post(`/pieces/${id}/undo`);

  it('a first publication is taken back as if it had not been', async () => {
    const id = await published('too-early');
    expect((await piece(id)).undo).toMatchObject({ action: 'published' });
    expect((await undo(id)).status).toBe(200);
    expect((await onSite('too-early')).status).toBe(404);
    expect(await piece(id)).toMatchObject({ state: 'draft', slug: null, undo: null });
    expect((await undo(id)).status).toBe(409);
    expect((await parts.editor.post(`/pieces/${id}/publish`, { version: 2 })).status).toBe(200);
  });

  it('a change and a withdrawal are taken back to the text and the place in lists that were there', async () => {
    const id = await published('changed');
    const [before] = await desk.db.select().from(posts).where(eq(posts.slug, 'changed'));
    await parts.editor.put(`/pieces/${id}`, { base: 2, fields: aDraft({ slug: 'changed', title: 'Worse' }) });
    await parts.editor.post(`/pieces/${id}/publish`, { version: 3 });
    expect((await undo(id)).status).toBe(200);
    expect((await onSite('changed')).body.metaTitle).toBe('How to fold a map');
    expect(await piece(id)).toMatchObject({ publishedVersion: 2, newest: { number: 3 } });

    await parts.editor.post(`/pieces/${id}/withdraw`, { words: 'Wrong.' });
    expect((await undo(id)).status).toBe(200);
    const [after] = await desk.db.select().from(posts).where(eq(posts.slug, 'changed'));
    expect({ ...after, changedAt: '' }).toEqual({ ...before, changedAt: '' });
    // And it can be published again over itself.
    expect((await parts.editor.post(`/pieces/${id}/publish`, { version: 3 })).status).toBe(200);
  });

  it('ends: later, or after somebody else has changed the post, nothing is taken back', async () => {
    const id = await published('too-late');
    await desk.db.update(lastSteps).set({ at: sql`now() - interval '61 seconds'` });
    expect((await piece(id)).undo).toBeNull();
    expect((await undo(id)).status).toBe(409);
    const other = await published('changed-elsewhere');
    await desk.db
      .update(posts)
      .set({ title: 'By a command', changedAt: sql`now()` })
      .where(eq(posts.slug, 'changed-elsewhere'));
    expect((await undo(other)).status).toBe(409);
    expect((await onSite('changed-elsewhere')).body.metaTitle).toBe('By a command');
  });
});
