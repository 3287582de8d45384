import { SettingsError } from '@daily-nest/settings';
import { Command } from 'commander';
import { relative, resolve } from 'node:path';
import type { Database } from './db/database.ts';
import { DatabaseError } from './db/database-error.ts';
import { openDatabase } from './db/open-database.ts';
import { isUnreachable } from './db/unreachable.ts';
import { oneLine } from './posts/clean-text.ts';
import { exportPosts } from './posts/export.ts';
import { type FileFinding, findFiles, ImportError, importFiles } from './posts/import.ts';
import { allPosts, removePost } from './posts/queries.ts';
import { type DatabaseSettings, readDatabaseSettings } from './settings.ts';

// A script of pnpm runs in this package's folder; paths are meant from where the command was typed.
const callerFolder = process.env['INIT_CWD'] ?? process.cwd();
const fromCaller = (path: string) => resolve(callerFolder, path);
const asTyped = (path: string) => {
  const short = relative(callerFolder, path);
  return short.startsWith('..') ? path : short || '.';
};
const at = ({ file, line, reason }: FileFinding) => `${asTyped(file)}:${line}: ${reason}`;
const number = new Intl.NumberFormat('en-US');

const program = new Command('posts').description('Puts posts into the blog and takes them out of it.');

program
  .command('import')
  .description('Store the posts of Markdown files: all of them, or none when one has a mistake.')
  .argument('<path...>', 'files, or folders with everything in them')
  .action((paths: string[]) =>
    withDatabase(async ({ db }, settings) => {
      const files = await findFiles(paths.map(fromCaller));
      if (files.length === 0) throw new ImportError([]);
      const progress = progressOf(files.length);
      const { added, changed, unchanged } = await importFiles(db, files, {
        defaultDomain: settings.DEFAULT_DOMAIN,
        onWarning: (warning) => console.error(`warning: ${at(warning)}`),
        onProgress: progress,
      });
      const counted = [`${added} new`, `${changed} changed`, `${unchanged} unchanged`].join(', ');
      console.log(`${number.format(files.length)} ${files.length === 1 ? 'post' : 'posts'}: ${counted}.`);
    }),
  );

program
  .command('export')
  .description('Write every post into a folder, as files that import reads.')
  .argument('<folder>')
  .option('--domain <name>', 'only the posts of one domain')
  .action((folder: string, { domain }: { domain?: string }) =>
    withDatabase(async ({ db }) => {
      const written = await exportPosts(db, fromCaller(folder), domain);
      console.log(
        `${number.format(written)} ${written === 1 ? 'post' : 'posts'} written to ${asTyped(fromCaller(folder))}.`,
      );
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
  .description('Take one post out.')
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

async function withDatabase(work: (database: Database, settings: DatabaseSettings) => Promise<void>) {
  let database: Database | undefined;
  try {
    const settings = readDatabaseSettings(process.env);
    // No waiting for a database that may be starting: somebody at a terminal wants to know at once that it is not there.
    database = await openDatabase(settings, { startMs: 0 });
    await work(database, settings);
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof ImportError) {
      for (const finding of error.findings) console.error(at(finding));
      console.error(
        error.findings.length === 0 ? 'There is no Markdown file to import.' : `${error.message}.`,
      );
    } else if (error instanceof SettingsError || error instanceof DatabaseError) console.error(error.message);
    else if (isUnreachable(error))
      console.error('The database went away before this was done. Run it again when it is back.');
    else console.error(`The command could not be finished: ${innermost(error)}.`);
  } finally {
    await database?.close();
  }
}

/** What went wrong underneath: the outer message of a failed query holds the whole query. */
function innermost(error: unknown): string {
  if (error instanceof Error && error.cause !== undefined) return innermost(error.cause);
  const text = error instanceof Error ? error.message : String(error);
  return oneLine(text).replace(/\.$/, '');
}

/** Says how far a long import is, about once a second. */
function progressOf(all: number) {
  let last = performance.now();
  return (done: number) => {
    if (performance.now() - last < 1000 || done === all) return;
    last = performance.now();
    console.error(`${number.format(done)} of ${number.format(all)} files`);
  };
}
