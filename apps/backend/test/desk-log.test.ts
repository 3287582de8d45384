import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { auditLog, lastSteps, pieces, posts, versions } from '../src/db/schema.ts';
import { onOneDatabase } from './databases.ts';
import { useDesk } from './desk.ts';

onOneDatabase('a deed that the log cannot take', (kind) => {
  const desk = useDesk(kind);
  let editor: Awaited<ReturnType<typeof desk.member>>;
  beforeAll(async () => {
    editor = await desk.member('editor');
  });

  /** All that a deed may change of a piece. */
  const stateOf = async (id: string) => ({
    piece: await desk.db.select().from(pieces).where(eq(pieces.id, id)),
    versions: await desk.db.$count(versions, eq(versions.pieceId, id)),
    steps: await desk.db.select().from(lastSteps).where(eq(lastSteps.pieceId, id)),
    posts: await desk.db.select({ slug: posts.slug, changedAt: posts.changedAt }).from(posts),
    log: await desk.db.$count(auditLog),
  });

  const planned = { version: 2, at: '2050-07-01T08:00' };

  it.each<[string, string, string, object]>([
    ['piece withdrawn', 'POST', 'withdraw', {}],
    ['last step undone', 'POST', 'undo', {}],
    ['publication planned', 'PUT', 'schedule', planned],
    ['publication cancelled', 'DELETE', 'schedule', {}],
    ['address changed', 'PUT', 'address', { slug: 'elsewhere' }],
    ['piece published', 'POST', 'publish', { version: 2 }],
  ])('has not happened: %s', async (action, method, path, body) => {
    const id = await desk.draft(editor, { slug: action.replaceAll(' ', '-') });
    const isOfDraft = ['schedule', 'publish'].includes(path);
    if (!isOfDraft) await editor.post(`/pieces/${id}/publish`, { version: 2 });
    if (method === 'DELETE') await editor.put(`/pieces/${id}/schedule`, planned);
    const before = await stateOf(id);
    const check = sql.raw(`check (action <> '${action}') not valid`);
    await desk.db.execute(sql`alter table desk.audit_log add constraint refused ${check}`);
    const refused = await editor.call(`/pieces/${id}/${path}`, { method, body });
    await desk.db.execute(sql`alter table desk.audit_log drop constraint refused`);
    expect(refused.status).toBe(500);
    expect(await stateOf(id)).toEqual(before);
    expect((await editor.call(`/pieces/${id}/${path}`, { method, body })).status).toBe(200);
    expect(await desk.db.$count(auditLog)).toBe(before.log + 1);
  });
});
