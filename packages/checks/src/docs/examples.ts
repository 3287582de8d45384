import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createBlogClient } from '@daily-nest/api-client';
import { parse as parseCss } from 'css-tree';
import { parse as parseYaml } from 'yaml';
import { root } from '../root.ts';
import { settingFault } from './commands.ts';
import { type Fence, readDocument } from './fences.ts';

/** Throws, or rejects, where the block is wrong. */
type Check = (fence: Fence) => unknown;

/** Another package's file, read where it stands: a check of words needs no dependency on what they are about. */
const load = async <Module>(path: string) =>
  (await import(/* @vite-ignore */ pathToFileURL(join(root, path)).href)) as Module;

interface Schema {
  parse: (value: unknown) => unknown;
  partial: () => Schema;
}
const articleSchema = async () =>
  (await load<{ articleFrontMatterSchema: Schema }>('packages/content/src/schemas.ts'))
    .articleFrontMatterSchema;

/** The page of a blog that answers with an example, as the client hands it on. */
const blogOf = (code: string) =>
  createBlogClient({ baseUrl: 'https://blog.example', fetch: () => Promise.resolve(new Response(code)) });

/** What is left of an example once it was read must be all of it. */
function same(read: unknown, code: string) {
  const wanted = JSON.parse(code) as Record<string, unknown>;
  for (const [field, value] of Object.entries(wanted))
    if (JSON.stringify((read as Record<string, unknown>)[field]) !== JSON.stringify(value))
      throw new Error(`${field} is not read as it stands`);
}

async function ownerFile({ code }: Fence) {
  const { parseOwner } = await load<{ parseOwner: (json: string, title: object) => object }>(
    'packages/brand/src/owner-schema.ts',
  );
  const { owner } = await load<{ owner: object }>('packages/brand-daily-nest/src/owner.ts');
  const { sections } = await load<{ sections: object }>('packages/brand-daily-nest/src/nav.ts');
  parseOwner(code, { owner, sections });
}

async function article({ code }: Fence) {
  const { splitFile } = await load<{ splitFile: (source: string) => { yaml?: string } }>(
    'packages/content/src/front-matter.ts',
  );
  const { yaml } = splitFile(code);
  if (yaml === undefined) throw new Error('There is no front matter.');
  (await articleSchema()).parse(parseYaml(yaml));
}

async function post({ code }: Fence) {
  const { readMarkdown } = await load<{
    readMarkdown: (bytes: Uint8Array, options: object) => { findings?: unknown[]; warnings?: unknown[] };
  }>('apps/backend/src/posts/markdown-file.ts');
  const options = { defaultDomain: 'thedailynest.example', latest: '2999-12-31' };
  const { findings = [], warnings = [] } = readMarkdown(new TextEncoder().encode(code), options);
  if (findings.length + warnings.length > 0) throw new Error(JSON.stringify([...findings, ...warnings]));
}

/** A part of a title's package.json: each value stands in one of ours. */
function packageJson({ code }: Fence) {
  const titles = globSync('apps/*/package.json', { cwd: root }).map(
    (path) => JSON.parse(readDocument(path)) as Record<string, Record<string, string>>,
  );
  for (const [part, values] of Object.entries(JSON.parse(code) as Record<string, Record<string, string>>))
    for (const [name, value] of Object.entries(values))
      if (!titles.some((title) => title[part]?.[name] === value))
        throw new Error(`no title has ${name}: ${value}`);
}

/** Pieces of the network that a title shows: each is there, under a category of the second title's. */
async function networkPieces({ code }: Fence) {
  const { articleSections } = await load<{ articleSections: object }>(
    'apps/harbour-post/edition/sections.ts',
  );
  for (const [slug, category] of Object.entries(JSON.parse(code) as Record<string, string>)) {
    readDocument(`packages/content/articles/${slug}.md`);
    if (!(category in articleSections)) throw new Error(`${category} is no category`);
  }
}

function css({ code }: Pick<Fence, 'code'>) {
  parseCss(code, {
    onParseError: (error) => {
      throw error;
    },
  });
}

function html({ code }: Fence) {
  for (const [, style] of code.matchAll(/<style>([^]*?)<\/style>/g)) css({ code: style! });
  const source = globSync('packages/ui/src/**/*.{ts,tsx}', { cwd: root }).map(readDocument).join('\n');
  const unknown = [...code.matchAll(/\b(data-[\w-]+)=/g)].find(([, name]) => !source.includes(name!));
  if (unknown) throw new Error(`${unknown[1]!} is nothing that the library reads`);
}

/** Not there in a clone. */
const built = 'build/';

/** Files and folders, one a line, each with what it is; a line that begins with a blank goes on with the one above. */
function tree({ document, code }: Fence) {
  const missing = [...code.matchAll(/^\S+/gm)]
    .map(([path]) => path)
    .find(
      (path) =>
        path !== built &&
        globSync(join(dirname(document), path.replaceAll(/<[^>]+>/g, '*')), { cwd: root }).length === 0,
    );
  if (missing !== undefined) throw new Error(`there is no ${missing}`);
}

/** What `pnpm gen component quiz-card` says that it has written. */
async function component({ code }: Fence) {
  const { componentFiles } = await load<{ componentFiles: (name: string) => object }>(
    'tools/src/gen/component.ts',
  );
  const made = Object.keys(componentFiles('quiz-card')).map((file) => `packages/ui/src/quiz-card/${file}`);
  if (code.trim() !== made.join('\n')) throw new Error(`what it writes is ${made.join(' ')}`);
}

function environment({ code }: Fence) {
  for (const line of code.split('\n').filter((text) => text && !text.startsWith('#'))) {
    const fault = settingFault(line.split('=')[0]!);
    if (fault !== undefined) throw new Error(fault);
  }
}

/** How a block is held, by its language and what it is an example of. Those of code and of a shell are held elsewhere. */
export const examples: Record<string, Check> = {
  'json owner': ownerFile,
  'json get_metainfo': async ({ code }) =>
    same(await blogOf(code).listPosts({ domain: 'a.example', page: 1 }), code),
  'json get_details': async ({ code }) => same(await blogOf(code).getPost({ slug: 'a' }), code),
  'json network.json': networkPieces,
  'json package.json': packageJson,
  'markdown article': article,
  'markdown post': post,
  'yaml article': async ({ code }) => (await articleSchema()).partial().parse(parseYaml(code)),
  css,
  html,
  tree,
  'tree component': component,
  env: environment,
};
