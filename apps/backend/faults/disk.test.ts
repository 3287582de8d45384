import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runCli, startBackend } from '../test/processes.ts';
import { note } from './rows.ts';
import { smallDisk } from './small-disk.ts';

/** Enough space for an empty database and little more. */
const disk = smallDisk(60);
afterAll(() => disk.remove());

it.skipIf(!disk.isThere)(
  'a full disk is reported in one sentence, incomplete imports are rejected, and new space fixes it',
  async () => {
    const environment = { DATA_DIR: join(disk.path, 'data') };
    const small = disk.write('small', 1_000);
    expect((await runCli(['import', small], environment)).code).toBe(0);

    // Ten times as large as the disk.
    const long = Array.from({ length: 600 }, (_, number) => disk.write(`long-${number}`, 180_000));
    expect(await runCli(['import', ...long], environment)).toEqual({
      code: 1,
      stdout: '',
      stderr: 'The disk is full, and this was not done. Make room and run it again.\n',
    });

    // After the failed import, a start needs more space than the disk has.
    const backend = await startBackend(environment);
    const { code, stderr } = await backend.ended;
    const listed = await runCli(['list'], environment);
    for (const [ended, message] of [
      [code, stderr],
      [listed.code, listed.stderr],
    ] as const) {
      expect(ended).toBe(1);
      expect(message).toMatch(/^The database in .+ cannot be opened: .+ Is the disk full\?\n$/);
    }

    disk.grow(120);
    const begun = performance.now();
    expect((await runCli(['list'], environment)).stdout).toBe(
      '2026-05-01\tthedailynest.example\tsmall\tThe first day of school\n',
    );
    const recoverySeconds = (performance.now() - begun) / 1_000;
    expect((await runCli(['import', ...long.slice(0, 20)], environment)).code).toBe(0);
    expect((await runCli(['list'], environment)).stdout.trim().split('\n')).toHaveLength(21);
    note({
      what: 'the disk of PGlite is full',
      requests: 3,
      refused: 3,
      failed: 0,
      slowestMs: recoverySeconds * 1_000,
      recoverySeconds,
    });
  },
  180_000,
);
