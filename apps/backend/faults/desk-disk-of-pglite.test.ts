import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDraft } from '../test/desk.ts';
import { runDesk, startBackend } from '../test/processes.ts';
import { deskClient } from './desk-client.ts';
import { smallDisk } from './small-disk.ts';

const disk = smallDisk(256);
const fill = join(disk.path, 'fill');
const text = (words: string) => aDraft({ slug: 'on-a-full-disk', body: `${words}\n\n`.repeat(2_000) });

function fillDisk() {
  for (const size of [1 << 20, 1 << 12])
    try {
      for (;;) appendFileSync(fill, Buffer.alloc(size));
    } catch (error) {
      expect(error).toMatchObject({ code: 'ENOSPC' });
    }
}

describe.skipIf(!disk.isThere)('the desk on the embedded database, whose disk is full', () => {
  const settings = {
    DATA_DIR: join(disk.path, 'data'),
    MEDIA_DIR: join(disk.path, 'media'),
    DESK_URL: 'http://desk.example',
  };
  let backend: Awaited<ReturnType<typeof startBackend>>;
  const { ask, accept } = deskClient(() => backend.url, settings.DESK_URL);

  async function start() {
    backend = await startBackend(settings);
    await backend.ready();
  }

  beforeAll(async () => {
    const { stdout, stderr } = await runDesk(['invite', 'editor@example.org'], settings);
    const [, token] = /invitation#?\S*?([\w-]{20,})\s*$/m.exec(stdout) ?? [];
    expect(token, stdout + stderr).toBeDefined();
    await start();
    const accepted = await accept(token!);
    expect(accepted.status).toBe(200);
  }, 120_000);
  afterAll(async () => {
    await backend?.stop('SIGKILL');
    disk.remove();
  });

  it('refuses what it cannot store, serves readers, and loses nothing when there is room again', async () => {
    const { id } = (await ask('POST', '/pieces', {})).body;
    expect((await ask('PUT', `/pieces/${id}`, { base: 1, fields: text('Before.') })).body).toEqual({
      version: 2,
    });
    expect((await ask('POST', `/pieces/${id}/publish`, { version: 2 })).status).toBe(200);

    fillDisk();
    let version = 2;
    let refused: Awaited<ReturnType<typeof ask>> | undefined;
    // The database writes into files that it has already, for a while.
    for (let round = 0; round < 300 && refused === undefined; round += 1) {
      const saved = await ask('PUT', `/pieces/${id}`, {
        base: version,
        fields: text(`Round ${round}, ${Math.random()}.`),
      });
      if (saved.status === 200) version = saved.body.version;
      else refused = saved;
    }
    expect(refused?.status).toBeGreaterThanOrEqual(500);
    expect(JSON.stringify(refused?.body)).not.toMatch(/space|ENOSPC|\/data|at /);
    const page = await backend.get('/functions/v1/get_details?slug=on-a-full-disk');
    expect([page.status, backend.alive()]).toEqual([200, true]);

    rmSync(fill);
    const again = await ask('PUT', `/pieces/${id}`, { base: version, fields: text('After.') });
    expect(again.body).toEqual({ version: version + 1 });
    // And it is stored where a restart finds it.
    await backend.stop('SIGKILL');
    await start();
    const piece = (await ask('GET', `/pieces/${id}`)).body;
    expect([piece.newest.number, piece.newest.fields.body.slice(0, 6)]).toEqual([version + 1, 'After.']);
    const versions = (await ask('GET', `/pieces/${id}/versions`)).body.versions;
    expect(versions[0].number).toBe(version + 1);
  }, 240_000);
});
