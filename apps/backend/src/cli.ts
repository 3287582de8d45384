import { Command } from 'commander';
import { asTyped, fromCaller } from './commands/paths.ts';
import { withDatabase as run } from './commands/with-database.ts';
import type { Database } from './db/database.ts';
import { exportPosts } from './posts/export.ts';
import { type FileFinding, findFiles, ImportError, importFiles } from './posts/import.ts';
import { allPosts, removePost } from './posts/queries.ts';
import { type DatabaseSettings, readDatabaseSettings } from './settings.ts';

const at = ({ file, line, reason }: FileFinding) => `${asTyped(file)}:${line}: ${reason}`;
const number = new Intl.NumberFormat('en-US');

const program = new Command('posts').description('Add, list, export and remove posts of the blog.');

program
  .command('import')
  .description('Store the posts of Markdown files: all of them, or none if one has a mistake.')
  .argument('<path...>', 'files, or folders with all their files')
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
  .description('Write every post to a folder, as files that can be imported.')
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

function withDatabase(work: (database: Database, settings: DatabaseSettings) => Promise<void>) {
  return run({ settings: readDatabaseSettings, explain }, work);
}

function explain(error: unknown): string[] | undefined {
  if (!(error instanceof ImportError)) return undefined;
  const { findings, message } = error;
  return [
    ...findings.map(at),
    findings.length === 0 ? 'There is no Markdown file to import.' : `${message}.`,
  ];
}

/** Returns a function that prints the progress of a long import about once a second. */
function progressOf(all: number) {
  let last = performance.now();
  return (done: number) => {
    if (performance.now() - last < 1000 || done === all) return;
    last = performance.now();
    console.error(`${number.format(done)} of ${number.format(all)} files`);
  };
}
