import { uploadOf } from '@daily-nest/content/upload-address';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Db } from '../db/database.ts';
import type { FileStore } from '../pictures/file-store.ts';
import { masterName } from '../pictures/master-name.ts';
import { pictureFile } from './carried-pictures.ts';
import { orderFile } from './import.ts';
import { writeMarkdown } from './markdown-file.ts';
import { allPosts, slugsInOrder } from './queries.ts';

interface ExportOptions {
  /** Only the posts of this domain. */
  domain?: string | undefined;
  /** Where uploaded pictures are stored. */
  store: FileStore;
}

interface Exported {
  posts: number;
  pictures: number;
  /** Slugs of posts whose uploaded picture is not in the store. */
  withoutPicture: string[];
}

/**
 * Writes every post as a file that can be imported, with the uploaded pictures, and the order of posts of the
 * same day.
 */
export async function exportPosts(
  db: Db,
  folder: string,
  { domain, store }: ExportOptions,
): Promise<Exported> {
  await mkdir(folder, { recursive: true });
  let posts = 0;
  const pictures = new Set<string>();
  const withoutPicture: string[] = [];
  for await (const post of allPosts(db, domain)) {
    await writeFile(join(folder, `${post.slug}.md`), writeMarkdown(post));
    posts += 1;
    const id = uploadOf(post.image ?? '')?.id;
    if (id === undefined || pictures.has(id)) continue;
    const bytes = await store.read(masterName(id));
    if (!bytes) {
      withoutPicture.push(post.slug);
      continue;
    }
    const path = join(folder, pictureFile(id));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
    pictures.add(id);
  }
  const order = await slugsInOrder(db, domain);
  await writeFile(join(folder, orderFile), order.map((slug) => `- "${slug}"\n`).join(''));
  return { posts, pictures: pictures.size, withoutPicture };
}
