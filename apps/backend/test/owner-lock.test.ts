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

/** Runs a shell command that prints a process id, and writes that process as the owner of the lock. */
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
  it('is free as soon as its owner is dead, even as a zombie', async () => {
    // The last process of the command never waits for its child.
    await owner('sleep 0.01 & echo $!; exec sleep 30');
    const release = await takeOwnership(lock);
    expect(release).toBeTypeOf('function');
    await release?.();
  });

  it('is taken after a wait while its owner is exiting', async () => {
    await owner('sleep 0.2 & echo $!; wait');
    const release = await takeOwnership(lock);
    expect(release).toBeTypeOf('function');
    await release?.();
  });

  it('stays locked while its owner lives', async () => {
    await owner('echo $$; exec sleep 30');
    expect(await takeOwnership(lock)).toBeUndefined();
    expect(readFileSync(lock, 'utf8')).toContain('"pid"');
  });
});
