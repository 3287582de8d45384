import type { Drawn } from '@daily-nest/illustrations/drawn';
import { foldOutDrawings } from '@daily-nest/illustrations/fold-outs';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import * as YAML from 'yaml';
import * as z from 'zod';
import { routes } from '../src/routes.ts';
import { staff } from '../src/staff.ts';
import type { Article, WellnessArticle } from '../src/types.ts';
import {
  compileArticle,
  compileWellnessArticle,
  type Compiled,
  type SourceFile,
  type Surroundings,
} from './compile.ts';
import { readData } from './data.ts';
import { writePhoto } from './photos.ts';
import { type Pictures, readPictures } from './pictures.ts';
import type { Problem } from './problem.ts';
import { write } from './write.ts';

export interface BuildOptions {
  /** Contains articles/, wellness/, data/ and photos/. */
  root: string;
  /** The output folder. */
  out: string;
  /**
   * The covers of the books as SVG text, by the address under /pictures/ without `.svg`: `books/hatha-yoga`.
   */
  covers?: Record<string, string>;
  /** The illustrations by name. */
  drawn?: ReadonlyMap<string, Drawn>;
  /** An earlier build without problems: its pictures stay, and only changed articles are compiled. */
  earlier?: BuildResult;
}

export interface BuildResult {
  articles: number;
  wellness: number;
  photos: number;
  illustrations: number;
  pictures: Pictures;
  /** The result of each Markdown file, by its name. */
  compiled: ReadonlyMap<string, { source: string; piece: Compiled<Article | WellnessArticle> }>;
  /** The addresses that an article may link to. */
  paths: ReadonlySet<string>;
  /** If there are any, nothing was written. */
  problems: Problem[];
}

/**
 * Reads every Markdown and YAML file, and writes articles.json, wellness.json, a JSON file for each file of
 * data/, the pictures and their data for pages. Writes nothing and returns the problems if there are any.
 */
export async function buildContent({
  root,
  out,
  covers = {},
  drawn = new Map(),
  earlier,
}: BuildOptions): Promise<BuildResult> {
  const files = {
    articles: await listMarkdown(root, 'articles'),
    wellness: await listMarkdown(root, 'wellness'),
  };
  const paths = new Set<string>([
    ...routes,
    '/fold-outs',
    ...Object.keys(foldOutDrawings).map((slug) => `/fold-outs/${slug}`),
    ...files.articles.map((file) => file.replace(/^(.*)\.md$/, '/$1')),
    ...files.wellness.map((file) => file.replace(/^wellness\/(.*)\.md$/, '/health-wellness/$1')),
  ]);
  const pictures = earlier?.pictures ?? (await readPictures(root, drawn));
  const { photos, pictureOf } = pictures;
  const around: Surroundings = {
    isInternalPath: (path) => paths.has(path),
    pictureOf,
    authors: staff.map(({ name }) => name),
    invented: staff.filter(({ fictional }) => fictional).map(({ name }) => name),
  };
  // A link to a removed page must be reported, so everything is compiled again.
  const isKept = earlier !== undefined && [...earlier.paths].every((path) => paths.has(path));
  const compiled = new Map<string, { source: string; piece: Compiled<Article | WellnessArticle> }>();
  const compileAll = <Piece extends Article | WellnessArticle>(
    names: readonly string[],
    compile: (file: SourceFile, around: Surroundings) => Promise<Compiled<Piece>>,
  ) =>
    Promise.all(
      names.map(async (file) => {
        const source = await readFile(join(root, file), 'utf8');
        const before = isKept ? earlier.compiled.get(file) : undefined;
        const piece =
          before?.source === source
            ? (before.piece as Compiled<Piece>)
            : await compile({ file, source }, around);
        compiled.set(file, { source, piece });
        return piece;
      }),
    );
  const articles = await compileAll(files.articles, compileArticle);
  const wellness = await compileAll(files.wellness, compileWellnessArticle);
  const { data, problems: dataProblems } = await readData(root);

  const order = await readOrder(root);
  const problems = [
    ...order.problems,
    ...problemsOf(articles),
    ...problemsOf(wellness),
    ...sharedSlugs(files),
    ...dataProblems,
    ...photos.problems,
  ];
  const result = {
    articles: articles.length,
    wellness: wellness.length,
    illustrations: drawn.size,
    photos: photos.sources.size,
    pictures,
    compiled,
    paths,
    problems,
  };
  if (problems.length > 0) return result;

  await write(join(out, 'articles.json'), JSON.stringify(inOrder(newestFirst(articles), order.articles)));
  await write(join(out, 'wellness.json'), JSON.stringify(inOrder(newestFirst(wellness), order.wellness)));
  for (const [name, fields] of data) await write(join(out, `${name}.json`), JSON.stringify(fields));
  await write(join(out, 'fold-out-drawings.json'), JSON.stringify(foldOutDrawings));
  if (earlier) return result;
  const byAddress = [...photos.sources].map(([address, { photo }]) => [address, photo] as const);
  await write(join(out, 'photos.json'), JSON.stringify(Object.fromEntries(byAddress)));
  // Browsers load those of posts, so they are in a file of their own.
  const ready = [...drawn].map(([name, { ready }]) => [name, ready] as const);
  const ofPosts = ready.filter(([name]) => isOfPost(name));
  const others = ready.filter(([name]) => !isOfPost(name));
  await write(join(out, 'post-pictures.json'), JSON.stringify(Object.fromEntries(ofPosts)));
  await write(join(out, 'cut-paper.json'), JSON.stringify(Object.fromEntries(others)));
  await writePictures(join(out, 'pictures'), pictures, covers);
  return result;
}

/** Returns the Markdown files of a folder, with paths relative to the root. */
export async function listMarkdown(root: string, folder: string): Promise<string[]> {
  if (!existsSync(join(root, folder))) return [];
  const names = await readdir(join(root, folder));
  return names
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => `${folder}/${name}`);
}

/** Returns the problems of all files. */
export function problemsOf(compiled: Compiled<unknown>[]): Problem[] {
  return compiled.flatMap((one) => ('problems' in one ? one.problems : []));
}

/** A slug names a picture, so an article and a wellness article cannot share one. */
function sharedSlugs(files: { articles: string[]; wellness: string[] }): Problem[] {
  const slugs = new Set(files.articles.map((file) => file.replace('articles/', '')));
  return files.wellness
    .filter((file) => slugs.has(file.replace('wellness/', '')))
    .map((file) => ({
      file,
      line: 1,
      reason: `${file.replace('wellness/', 'articles/')} has the same slug`,
    }));
}

/** Returns the compiled pieces, the newest first. */
export function newestFirst<Item extends { date: string; slug: string }>(compiled: Compiled<Item>[]): Item[] {
  return compiled
    .flatMap((one) => ('item' in one ? [one.item] : []))
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
}

/** Returns pieces in the editor's order. Those that it does not name come first. */
function inOrder<Item extends { slug: string }>(items: Item[], order: readonly string[]): Item[] {
  return items.toSorted((one, other) => order.indexOf(one.slug) - order.indexOf(other.slug));
}

const orderSchema = z.strictObject({ articles: z.array(z.string()), wellness: z.array(z.string()) });

/** Reads order.yaml, if there is one. A name in it without a file is a problem. */
async function readOrder(root: string): Promise<z.infer<typeof orderSchema> & { problems: Problem[] }> {
  const file = 'order.yaml';
  const none = { articles: [], wellness: [] };
  if (!existsSync(join(root, file))) return { ...none, problems: [] };
  const source = await readFile(join(root, file), 'utf8');
  const read = orderSchema.safeParse(YAML.parse(source));
  if (!read.success)
    return {
      ...none,
      problems: [{ file, line: 1, reason: 'must be two lists of slugs: articles, wellness' }],
    };
  const unknown = (['articles', 'wellness'] as const).flatMap((folder) =>
    read.data[folder].filter((slug) => !existsSync(join(root, folder, `${slug}.md`))),
  );
  const problems = unknown.map((slug) => ({
    file,
    line: source.slice(0, source.indexOf(`- ${slug}`)).split('\n').length,
    reason: `${slug} is no piece`,
  }));
  return { ...read.data, problems };
}

function isOfPost(name: string): boolean {
  return /^(?:posts|discs)\//.test(name);
}

/** Writes pictures, and removes unused ones of an earlier build. */
async function writePictures(
  folder: string,
  { drawn, photos }: Pictures,
  covers: Record<string, string>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const written = new Set<string>();
  for (const [slug, svg] of Object.entries(covers)) {
    await write(join(folder, `${slug}.svg`), svg);
    written.add(`${slug}.svg`);
  }
  for (const source of photos.sources.values()) {
    for (const name of await writePhoto(source, folder)) written.add(name);
  }
  for (const [name, path] of [...drawn.values()].flatMap(({ files }) => [...files])) {
    await write(join(folder, name), await readFile(path));
    written.add(name);
  }
  const left = await readdir(folder, { recursive: true, withFileTypes: true });
  const stale = left
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .filter((name) => !written.has(name.split(sep).join('/')));
  await Promise.all(stale.map((name) => rm(join(folder, name), { force: true })));
}
