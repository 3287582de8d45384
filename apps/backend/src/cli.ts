import { Command, InvalidArgumentError, Option } from 'commander';
import { count, findingLine, postLines, resultLine } from './commands/import-words.ts';
import { asTyped, fromCaller } from './commands/paths.ts';
import { withDatabase as run } from './commands/with-database.ts';
import type { Database } from './db/database.ts';
import { fileStoreOf } from './pictures/file-store-of.ts';
import { carryPictures } from './posts/carried-pictures.ts';
import { exportPosts } from './posts/export.ts';
import { findEntries } from './posts/find-entries.ts';
import { type Format, formats } from './posts/foreign/read-exports.ts';
import { entriesOfBlog } from './posts/foreign/two-calls.ts';
import { type Entry, importEntries } from './posts/import-entries.ts';
import { ImportError } from './posts/import-error.ts';
import { allPosts, removePost } from './posts/queries.ts';
import { type PostsSettings, readPostsSettings } from './settings.ts';

const program = new Command('posts').description('Add, list, export and remove posts of the blog.');

interface ImportFlags {
  dryRun?: boolean;
  from?: Format | 'supabase';
  oldSite?: string;
  except?: string[];
}

program
  .command('import')
  .description(
    'Store posts of Markdown files, or of an export of WordPress or Ghost: all of them, or none if one has a mistake.',
  )
  .argument('<path...>', 'files, folders with all their Markdown files, or the address of a Supabase project')
  .option('--dry-run', 'store nothing, and say of each post what would happen to it')
  .addOption(
    new Option('--from <format>', 'the format, if it is not to be recognized').choices([
      ...formats,
      'supabase',
    ]),
  )
  .option(
    '--old-site <url>',
    'the address of the old blog, for pictures that are named without it',
    webAddress,
  )
  .option('--except <slug...>', 'posts of an export that are not wanted')
  .action((paths: string[], { dryRun = false, from, oldSite, except = [] }: ImportFlags) =>
    withDatabase(async ({ db }, settings) => {
      const entries = await entriesOf(paths, settings, { from, oldSite, except });
      if (entries.length === 0) throw new ImportError([]);
      let leftOut = 0;
      const result = await importEntries(db, entries, {
        dryRun,
        pictures: carryPictures(fileStoreOf(settings)),
        onProgress: progressOf(),
        onLeftOut(piece) {
          leftOut += 1;
          if (dryRun) console.log(`left out: ${findingLine(piece)}`);
          else console.error(`left out: ${findingLine(piece)}`);
        },
        ...(dryRun
          ? { onPost: (post) => console.log(postLines(post).join('\n')) }
          : { onWarning: (warning) => console.error(`warning: ${findingLine(warning)}`) }),
      });
      console.log(`${dryRun ? 'Nothing was stored. ' : ''}${resultLine(result, leftOut)}`);
    }),
  );

program
  .command('export')
  .description('Write every post to a folder, with its uploaded picture, as files that can be imported.')
  .argument('<folder>')
  .option('--domain <name>', 'only the posts of one domain')
  .action((folder: string, { domain }: { domain?: string }) =>
    withDatabase(async ({ db }, settings) => {
      const { posts, pictures, withoutPicture } = await exportPosts(db, fromCaller(folder), {
        domain,
        store: fileStoreOf(settings),
      });
      for (const slug of withoutPicture)
        console.error(`warning: ${slug}: the file of its picture is not stored, so it is not written`);
      const written = [count(posts, 'post'), ...(pictures > 0 ? [count(pictures, 'picture')] : [])];
      console.log(`${written.join(' and ')} written to ${asTyped(fromCaller(folder))}.`);
    }),
  );

program
  .command('list')
  .description('Show every post: date, domain, slug and title, separated by tabs.')
  .option('--domain <name>', 'only the posts of one domain')
  .action(({ domain }: { domain?: string }) =>
    withDatabase(async ({ db }) => {
      for await (const post of allPosts(db, domain))
        console.log([post.date, post.domain, post.slug, post.title].join('\t'));
    }),
  );

program
  .command('remove')
  .description('Remove one post.')
  .argument('<slug>')
  .action((slug: string) =>
    withDatabase(async ({ db }) => {
      if (!(await removePost(db, slug))) {
        console.error(`There is no post with the slug "${slug}".`);
        process.exitCode = 1;
        return;
      }
      console.log(`Removed ${slug}.`);
    }),
  );

await program.parseAsync();

function withDatabase(work: (database: Database, settings: PostsSettings) => Promise<void>) {
  return run({ settings: readPostsSettings, explain }, work);
}

function explain(error: unknown): string[] | undefined {
  if (!(error instanceof ImportError)) return undefined;
  const { findings, message } = error;
  return [
    ...findings.map(findingLine),
    findings.length === 0 ? 'There is no file to import.' : `${message}.`,
  ];
}

/** The pieces that are named on the command line. */
async function entriesOf(
  paths: string[],
  { DEFAULT_DOMAIN, BLOG_API_TOKEN }: PostsSettings,
  { from, oldSite, except }: ImportFlags,
): Promise<Entry[]> {
  if (from !== 'supabase')
    return findEntries(paths.map(fromCaller), { defaultDomain: DEFAULT_DOMAIN, from, oldSite, except });
  const [origin = '', ...others] = paths;
  if (others.length > 0 || !isWebAddress(origin))
    throw new ImportError([
      { file: origin, reason: 'name one address, such as https://project.supabase.co' },
    ]);
  return entriesOfBlog(origin, { domain: DEFAULT_DOMAIN, token: BLOG_API_TOKEN, except });
}

function isWebAddress(typed: string): boolean {
  return /^https?:\/\//i.test(typed) && URL.canParse(typed);
}

function webAddress(typed: string): string {
  if (isWebAddress(typed)) return typed;
  throw new InvalidArgumentError('It must be an address such as https://blog.example.');
}

/** Returns a function that prints the progress of a long import about once a second. */
function progressOf() {
  let last = performance.now();
  return (done: number, all: number) => {
    if (performance.now() - last < 1000 || done === all) return;
    last = performance.now();
    console.error(`${done} of ${count(all, 'piece')}`);
  };
}
