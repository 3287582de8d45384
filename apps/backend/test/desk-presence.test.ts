import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { presence } from '../src/db/desk-schema.ts';
import { onOneDatabase } from './databases.ts';
import { useDesk } from './desk.ts';

onOneDatabase('whoever has a piece open', (kind) => {
  const desk = useDesk(kind);

  it('is told who else has, and which version is the newest', async () => {
    const editor = await desk.member('editor');
    const writer = await desk.member('writer');
    const id = await desk.draft(writer);
    const beIn = async (who: typeof writer, window: string) =>
      (await who.put(`/pieces/${id}/presence/${window}`)).body;
    const [one, two, three] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    expect(await beIn(writer, one)).toEqual({ others: [], version: 2 });
    expect((await beIn(editor, two)).others).toEqual([{ name: 'The writer', isSame: false }]);
    expect((await beIn(writer, three)).others).toEqual([
      { name: 'The editor', isSame: false },
      { name: 'The writer', isSame: true },
    ]);
    // A window is closed by whoever has it, and by nobody else.
    await editor.call(`/pieces/${id}/presence/${one}`, { method: 'DELETE', body: {} });
    await editor.call(`/pieces/${id}/presence/${two}`, { method: 'DELETE', body: {} });
    expect((await beIn(writer, three)).others).toEqual([{ name: 'The writer', isSame: true }]);
    // A window that is silent is gone.
    await desk.db.update(presence).set({ seenAt: sql`now() - interval '41 seconds'` });
    expect((await beIn(writer, three)).others).toEqual([]);
  });

  it('sees nothing of a piece that is somebody else’s draft', async () => {
    const writer = await desk.member('writer', 'one@example.org');
    const other = await desk.member('writer', 'two@example.org');
    const id = await desk.draft(writer, { slug: 'mine' });
    expect((await other.put(`/pieces/${id}/presence/${crypto.randomUUID()}`)).status).toBe(404);
    expect((await other.put(`/pieces/${id}/presence/x`)).status).toBe(400);
  });
});
