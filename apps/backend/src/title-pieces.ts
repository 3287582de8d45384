import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

const piece = z.object({
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  category: z.string(),
  /** `2026-11-22` */
  date: z.iso.date(),
  image: z.string().nullish(),
  imageAlt: z.string().nullish(),
});

/** A piece of a title that is no post, with its address on the site. */
export type TitlePiece = z.infer<typeof piece> & { href: string };

/**
 * Returns the articles and the health pieces of a title: those of `PIECES_DIR`, into which its build writes them, without it those of the
 * network. Throws if a file is missing or is no list of pieces.
 */
export async function readTitlePieces(folder: string | undefined): Promise<TitlePiece[]> {
  const [articles, wellness] =
    folder === undefined
      ? await ofNetwork()
      : await Promise.all([list(folder, 'articles'), list(folder, 'wellness')]);
  return [
    ...articles.map((one) => ({ ...one, href: `/articles/${one.slug}` })),
    ...wellness.map((one) => ({ ...one, href: `/health-wellness/${one.slug}` })),
  ];
}

const list = async (folder: string, name: string) =>
  z.array(piece).parse(JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8')));

/** They are half of the server's code, and needed rarely. */
async function ofNetwork() {
  const [{ articles }, { wellnessArticles }] = await Promise.all([
    import('@daily-nest/content/articles'),
    import('@daily-nest/content/wellness'),
  ]);
  return [articles, wellnessArticles];
}
