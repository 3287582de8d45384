import { eq, sql } from 'drizzle-orm';
import { sign } from 'hono/jwt';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { deskSettings, people } from '../src/db/desk-schema.ts';
import { onOneDatabase, temporaryFolder } from './databases.ts';
import { useDesk } from './desk.ts';

onOneDatabase('the preview of a piece', (kind) => {
  // The page of the desk, whether or not it is built.
  const built = temporaryFolder();
  writeFileSync(join(built.path, 'index.html'), '<title>The desk</title>');
  afterAll(() => built.remove());
  const desk = useDesk(kind, {
    DESK_DIR: built.path,
    SITE_URL: 'https://nest.example',
    DESK_SITES: 'The Nest=https://nest.example, The Post=https://post.example',
  });
  const tokenOf = async (own: Awaited<ReturnType<typeof desk.member>>, id: string): Promise<string> => {
    const { status, body } = await own.post(`/pieces/${id}/preview`);
    expect(status).toBe(200);
    return /^\/preview\/([\w.-]+)$/.exec(body.path)![1]!;
  };
  const read = async (token: string, authorization = `Bearer ${token}`) => {
    const answer = await desk.ask('/api/preview', { headers: { authorization } });
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  };

  it('is the newest text as its page gets it, also of a draft that lacks everything', async () => {
    const writer = await desk.member('writer', 'previews@example.org');
    const id = await desk.draft(writer, {
      slug: '',
      title: 'Half a',
      body: '# One',
      pulled: ['A sentence.'],
      sources: [{ title: 'No address', url: '', read: '', through: '' }],
    });
    const token = await tokenOf(writer, id);
    const { status, headers, body } = await read(token);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body).toMatchObject({
      slug: '',
      post: { metaTitle: 'Half a', blog: '# One', date: new Date().toISOString().slice(0, 10) },
      related: { pulled: ['A sentence.'], related: [] },
      desk: ['http://localhost:8787', 'http://127.0.0.1:8787'],
    });
    const { fields } = (await writer.call(`/pieces/${id}`)).body.newest;
    await writer.put(`/pieces/${id}`, { base: 2, fields: { ...fields, title: 'Half a sentence' } });
    expect((await read(token)).body.post.metaTitle).toBe('Half a sentence');
  });

  it('opens nothing else and nothing to strangers', async () => {
    const writer = await desk.member('writer', 'own@example.org');
    const id = await desk.draft(writer, { slug: 'a-secret' });
    const token = await tokenOf(writer, id);
    const [head, payload, signature] = token.split('.') as [string, string, string];
    const { secret } = (await desk.db.select().from(deskSettings))[0]!;
    const claims = { aud: 'preview', piece: id, sub: writer.id, exp: Date.now() };
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const changed = Buffer.from(JSON.stringify({ ...claims, sub: crypto.randomUUID() })).toString(
      'base64url',
    );
    const forged = [
      '',
      'x',
      `${head}.${payload}.`,
      `${none}.${payload}.`,
      `${head}.${changed}.${signature}`,
      await sign(claims, 'another secret', 'HS256'),
      await sign(claims, secret, 'HS256'),
      await sign({ ...claims, aud: 'session' }, `preview ${secret}`, 'HS256'),
      await sign({ ...claims, piece: crypto.randomUUID() }, `preview ${secret}`, 'HS256'),
    ];
    for (const wrong of forged) expect((await read(wrong)).status).toBe(404);
    expect((await read('', `Basic ${token}`)).status).toBe(404);
    expect((await desk.ask('/api/preview', { headers: { cookie: writer.cookie } })).status).toBe(404);
    // It is no session of the desk.
    expect((await desk.browser(`desk.session_token=${token}`).call('/pieces')).status).toBe(401);
    const other = await desk.member('writer', 'other@example.org');
    expect((await other.post(`/pieces/${id}/preview`)).status).toBe(404);
    expect((await read(token)).status).toBe(200);
  });

  it('ends after a day, and with whoever has opened it', async () => {
    const writer = await desk.member('writer', 'leaves@example.org');
    const id = await desk.draft(writer, { slug: 'a-farewell' });
    const token = await tokenOf(writer, id);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 23.9 * 3_600_000 });
    expect((await read(token)).status).toBe(200);
    vi.setSystemTime(Date.now() + 0.2 * 3_600_000);
    expect((await read(token)).status).toBe(404);
    vi.useRealTimers();
    expect((await read(token)).status).toBe(200);
    await desk.db
      .update(people)
      .set({ leftAt: sql`now()` })
      .where(eq(people.id, writer.id));
    expect((await read(token)).status).toBe(404);
  });

  it('is said with the sites on which it can be seen, and the desk may frame those alone', async () => {
    expect((await desk.browser().call('/session')).body.sites).toEqual([
      { name: 'The Nest', origin: 'https://nest.example', domain: 'nest.example' },
      { name: 'The Post', origin: 'https://post.example', domain: 'post.example' },
    ]);
    const policy = (await desk.ask('/desk')).headers.get('content-security-policy');
    expect(policy).toContain("; frame-src 'self' https://nest.example https://post.example; ");
  });
});
