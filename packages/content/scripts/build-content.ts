import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { experts } from '../src/experts.ts';
import { routes } from '../src/routes.ts';
import { staff } from '../src/staff.ts';
import { compileArticle, compileWellnessArticle, type Compiled, type Surroundings } from './compile.ts';
import type { Problem } from './problem.ts';

export interface BuildOptions {
  /** Holds articles/, wellness/ and src/pictures/. */
  root: string;
  /** Where the answer goes. */
  out: string;
  /** Pictures that are made from data instead of drawn: the covers of the books. */
  covers?: Record<string, string>;
}

export interface BuildResult {
  articles: number;
  wellness: number;
  pictures: number;
  /** When there is one, nothing was written. */
  problems: Problem[];
}

/** Reads every Markdown file, and writes articles.json, wellness.json and the pictures; or writes nothing and says why. */
export async function buildContent({ root, out, covers = {} }: BuildOptions): Promise<BuildResult> {
  const files = {
    articles: await listMarkdown(root, 'articles'),
    wellness: await listMarkdown(root, 'wellness'),
  };
  const paths = new Set<string>([
    ...routes,
    ...files.articles.map((file) => file.replace(/^(.*)\.md$/, '/$1')),
    ...files.wellness.map((file) => file.replace(/^wellness\/(.*)\.md$/, '/health-wellness/$1')),
  ]);
  const around: Surroundings = {
    isInternalPath: (path) => paths.has(path),
    authors: staff.map(({ name }) => name),
    reviewers: experts.map(({ name }) => name),
  };
  const read = async (file: string) => ({ file, source: await readFile(join(root, file), 'utf8') });
  const articles = await Promise.all(
    files.articles.map(async (file) => compileArticle(await read(file), around)),
  );
  const wellness = await Promise.all(
    files.wellness.map(async (file) => compileWellnessArticle(await read(file), around)),
  );
  const pictures = new Map([...(await readPictures(root)), ...Object.entries(covers)]);

  const problems = [...problemsOf(articles), ...problemsOf(wellness), ...sharedSlugs(files)];
  const result = { articles: articles.length, wellness: wellness.length, pictures: pictures.size, problems };
  if (problems.length > 0) return result;

  await write(join(out, 'articles.json'), JSON.stringify(newestFirst(articles)));
  await write(join(out, 'wellness.json'), JSON.stringify(newestFirst(wellness)));
  await writePictures(join(out, 'pictures'), pictures);
  return result;
}

async function listMarkdown(root: string, folder: string): Promise<string[]> {
  if (!existsSync(join(root, folder))) return [];
  const names = await readdir(join(root, folder));
  return names
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => `${folder}/${name}`);
}

function problemsOf(compiled: Compiled<unknown>[]): Problem[] {
  return compiled.flatMap((one) => ('problems' in one ? one.problems : []));
}

/** A slug names a drawing, so an article and a wellness article cannot share one. */
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

function newestFirst<Item extends { date: string; slug: string }>(compiled: Compiled<Item>[]): Item[] {
  return compiled
    .flatMap((one) => ('item' in one ? [one.item] : []))
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
}

/** The drawings by their address under /pictures/, without the `.svg`: `first-steps`, `posts/winter-coats`. */
async function readPictures(root: string): Promise<Map<string, string>> {
  const index = join(root, 'src/pictures/index.ts');
  if (!existsSync(index)) return new Map();
  const { pictures } = (await import(pathToFileURL(index).href)) as { pictures: Record<string, string> };
  return new Map(Object.entries(pictures));
}

/** Also removes pictures of an earlier build that nobody draws anymore. */
async function writePictures(folder: string, pictures: Map<string, string>): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all([...pictures].map(([slug, svg]) => write(join(folder, `${slug}.svg`), svg)));
  const left = await readdir(folder, { recursive: true });
  const stale = left.filter((name) => name.endsWith('.svg') && !pictures.has(name.slice(0, -'.svg'.length)));
  await Promise.all(stale.map((name) => rm(join(folder, name), { force: true })));
}

/** Replaces a file in one step, and only when it changed: others may be reading it. */
async function write(path: string, text: string): Promise<void> {
  if (existsSync(path) && (await readFile(path, 'utf8')) === text) return;
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.tmp`;
  await writeFile(draft, text);
  await rename(draft, path);
}
