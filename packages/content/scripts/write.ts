import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Replaces a file atomically, and only after a change: others may be reading it. */
export async function write(path: string, content: string | Buffer): Promise<void> {
  const bytes = Buffer.from(content);
  if (existsSync(path) && (await readFile(path)).equals(bytes)) return;
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.tmp`;
  await writeFile(draft, bytes);
  await rename(draft, path);
}
