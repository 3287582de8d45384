import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeMarkdown } from '../src/posts/markdown-file.ts';
import { temporaryFolder } from '../test/databases.ts';
import { aPost } from '../test/posts.ts';

/**
 * Creates a disk of that many megabytes and a folder beside it for files of posts. Only root can create one;
 * `isThere` says whether it exists.
 */
export function smallDisk(megabytes: number) {
  const folder = temporaryFolder();
  const path = join(folder.path, 'disk');
  mkdirSync(path);
  // Postgres runs as another user and needs access.
  chmodSync(folder.path, 0o755);
  const mount = (...options: string[]) => spawnSync('mount', [...options, path]).status === 0;
  const isThere = mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs');
  return {
    path,
    isThere,
    grow: (to: number) => mount('-o', `remount,size=${to}m`),
    /** Writes the Markdown file of a post with incompressible text of that length. */
    write(slug: string, length: number): string {
      const file = join(folder.path, `${slug}.md`);
      writeFileSync(file, writeMarkdown(aPost({ slug, body: randomBytes(length / 2).toString('hex') })));
      return file;
    },
    remove() {
      if (isThere) spawnSync('umount', [path]);
      folder.remove();
    },
  };
}
