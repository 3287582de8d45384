import { eq, lt, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { auditLog, pieces, versions } from '../src/db/desk-schema.ts';
import { foldSaves, thinVersions } from '../src/desk/thin.ts';
import { aDraft, useDesk } from './desk.ts';
import { onOneDatabase } from './databases.ts';

const later = (hours: number) => sql`now() + make_interval(hours => ${hours})`;

onOneDatabase('versions of typing', (kind) => {
  const desk = useDesk(kind);

  it('thin out with time, but none that an editor may want', async () => {
    const [writer, editor] = [await desk.member('writer'), await desk.member('editor')];
    const id = await desk.draft(writer);
    // Six versions an hour for three hours; what was written until version 10 is deleted there.
    const save = (number: number, savedBy: string | null, body: string) =>
      desk.db.insert(versions).values({
        pieceId: id,
        number,
        savedBy,
        fields: aDraft({ body }),
        savedAt: sql`date_trunc('day', now(), 'UTC') + make_interval(mins => ${number * 10})` as never,
      });
    for (let number = 3; number <= 20; number += 1) {
      const text = `${number}. `.padEnd(number <= 9 ? 10 * number : number, 'a word ');
      await save(number, number === 14 ? editor.id : number === 15 ? null : writer.id, text);
    }
    // Version 21 takes version 4 again, and more is written.
    await save(21, writer.id, '4. '.padEnd(40, 'a word '));
    for (let number = 22; number <= 24; number += 1) await save(number, writer.id, `${number}. a word`);
    await desk.db
      .update(versions)
      .set({ savedAt: sql`date_trunc('day', now(), 'UTC')` })
      .where(lt(versions.number, 3));
    await desk.db.update(pieces).set({ version: 24 }).where(eq(pieces.id, id));
    await desk.db
      .insert(auditLog)
      .values({ action: 'piece published', target: id, details: { version: 12 } });
    const kept = async () =>
      (await desk.db.select({ number: versions.number }).from(versions).orderBy(versions.number)).map(
        ({ number }) => number,
      );

    expect(await thinVersions(desk.db)).toBe(0);
    await thinVersions(desk.db, later(24 + 24));
    expect(await kept()).toEqual([1, 4, 5, 9, 11, 12, 14, 15, 17, 21, 23, 24]);
    await thinVersions(desk.db, later(24 * 10));
    expect(await kept()).toEqual([1, 4, 9, 12, 14, 15, 21, 24]);
    expect(await thinVersions(desk.db, later(24 * 100))).toBe(0);
    expect((await writer.call(`/pieces/${id}/versions`)).body.versions).toHaveLength(8);
    expect((await writer.put(`/pieces/${id}`, { base: 24, fields: aDraft() })).body).toEqual({ version: 25 });
  });

  it('are one row of the log for each person, piece and hour', async () => {
    const editor = await desk.member('editor', 'saves@example.org');
    const id = await desk.draft(editor);
    for (let base = 2; base < 6; base += 1)
      await editor.put(`/pieces/${id}`, { base, fields: aDraft({ title: `Title ${base}` }) });
    await editor.post(`/pieces/${id}/publish`, { version: 6 });
    const rows = async () =>
      (await desk.db.select().from(auditLog).where(eq(auditLog.target, id)).orderBy(auditLog.id)).map(
        ({ action, details }) => [action, details],
      );
    const before = await rows();
    expect(before).toHaveLength(7);
    // The hour has not ended.
    await foldSaves(desk.db);
    expect(await rows()).toEqual(before);
    for (let twice = 0; twice < 2; twice += 1) await foldSaves(desk.db, later(1));
    expect(await rows()).toEqual([
      ['piece begun', {}],
      ['piece saved', { saves: 5, version: 6 }],
      ['piece published', { version: 6, change: 'new', slug: 'how-to-fold-a-map' }],
    ]);
  });
});
