/**
 * Builds the pieces of a title of the network: `node build-title.ts <folder of the title>` turns its
 * articles/*.md, and the network's pieces that its articles/network.json names, into its dist/articles.json,
 * and the network's health pieces into its dist/wellness.json. An author of theirs whom the title does not list gives way to its byline
 * for the network (`ofNetwork`). Its photos/ become dist/pictures/, and dist/photos.json beside the
 * network's.
 * An invalid file stops it with `file:line: reason` and exit code 1, and keeps the last good build.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { articleSections } from '../src/sections.ts';
import { foldOuts } from '../src/fold-outs.ts';
import { routes } from '../src/routes.ts';
import { pictureOf as networkPictureOf } from '../src/photos.ts';
import { slugSchema } from '../src/schemas.ts';
import { staff } from '../src/staff.ts';
import type { Article, Photo, WellnessArticle } from '../src/types.ts';
import { listMarkdown, newestFirst, problemsOf } from './build-content.ts';
import { compileArticle } from './compile.ts';
import { readPhotos, writePhoto } from './photos.ts';
import { type Problem, printProblem } from './problem.ts';
import { write } from './write.ts';
import { hasPart } from '../src/parts.ts';

const home = resolve(import.meta.dirname, '..');
const root = resolve(process.argv[2] ?? '.');
/**
 * The network's pieces that the title shows besides its own: their slugs, with the title's category for each.
 */
const listed = 'articles/network.json';

const authors = staff.map(({ name }) => name);
const network = (await built<Article[]>('articles.json')).map(signed);
const wellness = (await built<WellnessArticle[]>('wellness.json')).map(signed);
const { taken, problems } = await takenPieces();
const files = await listMarkdown(root, 'articles');
const photos = await readPhotos(root);
const paths = new Set<string>([
  ...routes,
  ...(foldOuts.length > 0 ? ['/fold-outs'] : []),
  ...foldOuts.map(({ slug }) => `/fold-outs/${slug}`),
  ...files.map((file) => `/${file.replace(/\.md$/, '')}`),
  ...taken.map(({ slug }) => `/articles/${slug}`),
  ...wellness.map(({ slug }) => `/health-wellness/${slug}`),
]);
const own = await Promise.all(
  files.map(async (file) =>
    compileArticle(
      { file, source: await readFile(join(root, file), 'utf8') },
      {
        isInternalPath: (path) => paths.has(path),
        pictureOf: (address) => photos.sources.get(address)?.photo ?? ofNetwork(address),
        authors,
        invented: staff.filter(({ fictional }) => fictional).map(({ name }) => name),
      },
    ),
  ),
);
problems.push(...photos.problems, ...problemsOf(own));
if (problems.length > 0) {
  for (const problem of problems) console.error(printProblem(problem));
  process.exitCode = 1;
} else {
  const articles = newestFirst([...own, ...taken.map((item) => ({ item: withoutDeadLinks(item) }))]);
  await write(join(root, 'dist/articles.json'), JSON.stringify(articles));
  await write(
    join(root, 'dist/wellness.json'),
    JSON.stringify(hasPart('health-wellness') ? wellness.map(withoutDeadLinks) : []),
  );
  if (photos.sources.size > 0) {
    const taken = [...photos.sources].map(([address, { photo }]) => [address, photo] as const);
    const all = { ...(await built<Record<string, Photo>>('photos.json')), ...Object.fromEntries(taken) };
    await write(join(root, 'dist/photos.json'), JSON.stringify(all));
    for (const source of photos.sources.values()) await writePhoto(source, join(root, 'dist/pictures'));
  }
  console.log(`content: ${own.length} articles of its own, ${taken.length} of the network`);
}

/** Returns a piece of the network as the title signs it. */
function signed<Piece extends { author: string }>(piece: Piece): Piece {
  const author = authors.includes(piece.author) ? undefined : staff.find((one) => one.ofNetwork)?.name;
  return author ? { ...piece, author } : piece;
}

function ofNetwork(address: string): Photo | undefined {
  const picture = networkPictureOf(address);
  return typeof picture === 'string' ? undefined : picture;
}

async function built<Data>(name: string): Promise<Data> {
  return JSON.parse(await readFile(join(home, 'dist', name), 'utf8')) as Data;
}

async function takenPieces(): Promise<{ taken: Article[]; problems: Problem[] }> {
  if (!existsSync(join(root, listed))) return { taken: [], problems: [] };
  const source = await readFile(join(root, listed), 'utf8');
  const fault = (reason: string, about = '{') => ({
    file: listed,
    line: source.slice(0, Math.max(0, source.indexOf(about))).split('\n').length,
    reason,
  });
  const read = z.record(slugSchema, z.string()).safeParse(jsonOf(source));
  if (!read.success)
    return { taken: [], problems: [fault('must be an object of slugs, each with a category of the title')] };
  const problems: Problem[] = [];
  const taken = Object.entries(read.data).flatMap(([slug, category]) => {
    const piece = network.find((one) => one.slug === slug);
    const section = (articleSections as Record<string, Article['section']>)[category];
    if (!piece) problems.push(fault(`${slug} is no article of the network`, `"${slug}"`));
    if (!section) problems.push(fault(`${category} is no category of the title`, `"${slug}"`));
    if (!piece || !section) return [];
    // The parts of a series belong to the title that has it.
    const { series: _, ...kept } = piece;
    return [{ ...kept, category: category as Article['category'], section }];
  });
  return { taken, problems };
}

/**
 * Returns a network's piece whose links to pieces and fold-outs that this title does not have are plain text: what the
 * network adds must not stop the builds of its titles.
 */
function withoutDeadLinks<Piece extends { html: string }>(piece: Piece): Piece {
  const link = /<a href="(\/(?:articles|health-wellness|fold-outs)\/[a-z0-9-]+)[^"]*"[^>]*>([^]*?)<\/a>/g;
  const html = piece.html.replaceAll(link, (whole: string, path: string, words: string) =>
    paths.has(path) ? whole : words,
  );
  return { ...piece, html };
}

function jsonOf(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}
