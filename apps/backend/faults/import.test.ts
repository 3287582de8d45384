import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { writeMarkdown } from '../src/posts/markdown-file.ts';
import { onBothDatabases, temporaryFolder } from '../test/databases.ts';
import { aPost } from '../test/posts.ts';
import { runCli, startBackend, startCli } from '../test/processes.ts';
import { note } from './rows.ts';

const posts = 1_200;
const kills = 8;

onBothDatabases('an import that is killed', (kind) => {
  it('stores all its posts or none, and the next backend starts at once', async () => {
    const { path, remove } = temporaryFolder();
    const database = await kind.make();
    const { environment } = database;
    const folder = join(path, 'posts');
    mkdirSync(folder);
    for (let number = 0; number < posts; number += 1)
      writeFileSync(join(folder, `${number}.md`), writeMarkdown(aPost({ slug: `post-${number}` })));
    let stored = 0;
    const starts: number[] = [];
    try {
      for (let kill = 0; kill < kills; kill += 1) {
        const importing = startCli(['import', folder], environment);
        // Kills it at moments from its start to its end, each a little later.
        await pause(300 + kill * 350);
        await importing.stop('SIGKILL');
        const begun = performance.now();
        const listed = await runCli(['list'], environment);
        starts.push((performance.now() - begun) / 1_000);
        expect(listed.stderr).toBe('');
        expect(listed.code).toBe(0);
        const found = listed.stdout.split('\n').filter(Boolean).length;
        expect([stored, posts]).toContain(found);
        stored = found;
      }
      const backend = await startBackend(environment);
      await backend.ready();
      const answer = await backend.get('/functions/v1/get_metainfo?domain=thedailynest.example');
      expect(((await answer.json()) as { total: number }).total).toBeGreaterThanOrEqual(stored);
      expect((await backend.stop()).code).toBe(0);
    } finally {
      await database.remove();
      remove();
    }
    note({
      what: `an import is killed (kill -9), ${kind.name}`,
      requests: kills,
      refused: 0,
      failed: 0,
      slowestMs: Math.max(...starts) * 1_000,
      recoverySeconds: Math.max(...starts),
    });
  }, 180_000);
});
