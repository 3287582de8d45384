import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * The process that holds a lock, and its start time (in ticks since boot), because process ids are reused.
 */
interface Owner {
  pid: number;
  began: string;
}

/** After a kill, the system needs this long to free half a gigabyte; until then the process seems to run. */
const exitMs = 2_000;
const lookMs = 50;

/**
 * Makes this process the owner until the returned function is called. Returns undefined if another running
 * process is the owner.
 */
export async function takeOwnership(path: string): Promise<(() => Promise<void>) | undefined> {
  for (const end = performance.now() + exitMs; performance.now() < end; await pause(lookMs)) {
    const release = await tryOwnership(path);
    if (release) return release;
  }
  return undefined;
}

async function tryOwnership(path: string): Promise<(() => Promise<void>) | undefined> {
  await mkdir(dirname(path), { recursive: true });
  const own = JSON.stringify({ pid: process.pid, began: await startOf(process.pid) } satisfies Owner);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      await writeFile(path, own, { flag: 'wx' });
      return () => rm(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const found = await readFile(path, 'utf8').catch(() => '');
    if (await isAlive(found)) return undefined;
    await removeLock(path, found);
  }
  return undefined;
}

async function isAlive(text: string): Promise<boolean> {
  const owner = parse(text);
  if (!owner) return false;
  return (await startOf(owner.pid)) === owner.began;
}

function parse(text: string): Owner | undefined {
  try {
    return JSON.parse(text) as Owner;
  } catch {
    return undefined;
  }
}

/** Removes the lock of an ended owner. Restores it if a new owner has written it meanwhile. */
async function removeLock(path: string, dead: string) {
  const aside = `${path}.${process.pid}`;
  await rename(path, aside).catch(() => undefined);
  const moved = await readFile(aside, 'utf8').catch(() => dead);
  if (moved !== dead) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
}

/**
 * Returns the start time of a process; '' if it does not run; 'running' if the system does not report the
 * time.
 */
async function startOf(pid: number): Promise<string> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return '';
  }
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // Fields 3 and 22. The name in field 2 may contain spaces and ends at the last parenthesis.
  const [state, ...fields] = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
  // A zombie has ended, but its parent has not read the exit code.
  if (state === 'Z' || state === 'X') return '';
  return fields[18] ?? 'running';
}
