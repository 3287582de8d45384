import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { takeOwnership } from '../src/db/owner-lock.ts';
import { temporaryFolder } from './databases.ts';

const folder = temporaryFolder();
const lock = join(folder.path, 'owner.json');
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(() => folder.remove());

/** Runs a line of shell that says the number of a process, which then owns the lock. */
async function owner(line: string) {
  const child = spawn('sh', ['-c', line], { stdio: ['ignore', 'pipe', 'ignore'] });
  children.push(child);
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  const pid = Number(said.toString());
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const began = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  writeFileSync(lock, JSON.stringify({ pid, began }));
}

describe.skipIf(process.platform !== 'linux')('a folder of PGlite', () => {
  it('is free as soon as its owner is dead, though nobody has asked how it died', async () => {
    // The last process of the line never waits for the one it started.
    await owner('sleep 0.01 & echo $!; exec sleep 30');
    const release = await takeOwnership(lock);
    expect(release).toBeTypeOf('function');
    await release?.();
  });

  it('is waited for while its owner is dying', async () => {
    await owner('sleep 0.2 & echo $!; wait');
    const release = await takeOwnership(lock);
    expect(release).toBeTypeOf('function');
    await release?.();
  });

  it('stays its owner’s as long as that lives', async () => {
    await owner('echo $$; exec sleep 30');
    expect(await takeOwnership(lock)).toBeUndefined();
    expect(readFileSync(lock, 'utf8')).toContain('"pid"');
  });
});
