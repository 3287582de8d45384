import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../db/database.ts';
import { orderFile } from './import.ts';
import { writeMarkdown } from './markdown-file.ts';
import { allPosts, slugsInOrder } from './queries.ts';

/**
 * Writes every post as a file that can be imported, and the order of posts of the same day. Returns the
 * number of posts.
 */
export async function exportPosts(db: Db, folder: string, domain?: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  let written = 0;
  for await (const post of allPosts(db, domain)) {
    await writeFile(join(folder, `${post.slug}.md`), writeMarkdown(post));
    written += 1;
  }
  const order = await slugsInOrder(db, domain);
  await writeFile(join(folder, orderFile), order.map((slug) => `- "${slug}"\n`).join(''));
  return written;
}
