import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { findFiles } from '../src/posts/import.ts';
import { seedFolder } from '../src/posts/seed.ts';
import { backendsOfEachTest } from './backends.ts';
import { temporaryFolder } from './databases.ts';

const backend = backendsOfEachTest();

describe('the built backend on a new folder', () => {
  const folder = temporaryFolder();
  afterAll(folder.remove);

  it.each([150, 600, 1500])('starts after a first start that was killed after %i ms', async (ms) => {
    const environment = { DATA_DIR: join(folder.path, String(ms)) };
    const first = await backend(environment);
    await pause(ms);
    await first.stop('SIGKILL');
    const second = await backend(environment);
    await second.ready();
    const list = await second.get('/functions/v1/get_metainfo?domain=localhost');
    expect(await list.json()).toMatchObject({ total: (await findFiles([seedFolder])).length });
    expect((await second.stop()).code).toBe(0);
  });

  it('completes a new database before it stops', async () => {
    const environment = { DATA_DIR: join(folder.path, 'stopped') };
    const first = await backend(environment);
    await expect
      .poll(
        () =>
          fetch(`${first.url}/healthz`).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 10_000 },
      )
      .toBe(true);
    expect(await first.stop()).toMatchObject({ code: 0, stderr: '' });
    const second = await backend(environment);
    await second.ready();
    expect((await second.stop()).code).toBe(0);
  });
});
