import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse as parseCss } from 'css-tree';
import { root } from '../root.ts';
import { settingFault } from './commands.ts';
import { type Fence, readDocument } from './fences.ts';

/** Throws, or rejects, where the block is wrong. */
type Check = (fence: Fence) => unknown;

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

/** Pieces of the network that a title shows: each is there. */
function networkPieces({ code }: Fence) {
  for (const slug of Object.keys(JSON.parse(code) as object))
    readDocument(`packages/content/articles/${slug}.md`);
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

function environment({ code }: Fence) {
  for (const line of code.split('\n').filter((text) => text && !text.startsWith('#'))) {
    const fault = settingFault(line.split('=')[0]!);
    if (fault !== undefined) throw new Error(fault);
  }
}

/** A view for the reader of Supabase's tables: it has every column that is asked for. */
function view({ code }: Fence) {
  const [, fields = ''] = /^const fields = \{\n([^]*?)^\};/m.exec(
    readDocument('packages/api-client/src/adapters/supabase.ts'),
  )!;
  const missing = [...fields.matchAll(/^ {2}(\w+)/gm)].find(
    ([, column]) => !new RegExp(`\\b${column!}\\b`).test(code),
  );
  if (missing) throw new Error(`the view has no ${missing[1]!}`);
}

/** How a block is held, by its language and what it is an example of. Those of code and of a shell are held elsewhere. */
export const examples: Record<string, Check> = {
  'json network.json': networkPieces,
  'json package.json': packageJson,
  css,
  html,
  tree,
  env: environment,
  sql: view,
};

/** Kinds that a test of the package which reads them holds. */
export const heldByPackages = [
  'json owner',
  'json get_metainfo',
  'json get_details',
  'markdown article',
  'markdown post',
  'yaml article',
  'tree component',
];
