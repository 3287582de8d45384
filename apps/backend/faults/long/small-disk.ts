import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeMarkdown } from '../../src/posts/markdown-file.ts';
import { temporaryFolder } from '../../test/databases.ts';
import { aPost } from '../../test/posts.ts';

/** A disk of so many megabytes, and a folder beside it for files of posts. Only root may make one: `isThere` says whether it could be made. */
export function smallDisk(megabytes: number) {
  const folder = temporaryFolder();
  const path = join(folder.path, 'disk');
  mkdirSync(path);
  // A Postgres that runs as another user has to reach it.
  chmodSync(folder.path, 0o755);
  const mount = (...options: string[]) => spawnSync('mount', [...options, path]).status === 0;
  const isThere = mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs');
  return {
    path,
    isThere,
    grow: (to: number) => mount('-o', `remount,size=${to}m`),
    /** A Markdown file of a post of that length, which nothing can make shorter. */
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
