import { Command } from 'commander';
import { asTyped, fromCaller } from '../commands/paths.ts';
import { withDatabase } from '../commands/with-database.ts';
import type { Database } from '../db/database.ts';
import { fileStoreOf } from '../pictures/file-store-of.ts';
import { readSettings, type Settings } from '../settings.ts';
import { BackupError, type Counts } from './format.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const number = new Intl.NumberFormat('en-US');
const today = () => new Date().toISOString().slice(0, 10);

const program = new Command('backup').description(
  'Keeps all posts, headlines and pictures in one file, and puts them back.',
);

program
  .command('write', { isDefault: true })
  .description('Write everything into a new file.')
  .argument('[file]', 'its name', `daily-nest-${today()}.backup.gz`)
  .action((name: string) =>
    run(async ({ db }, settings) => {
      const file = fromCaller(name);
      const counts = await writeBackup(db, fileStoreOf(settings), file);
      console.log(`${inWords(counts)} written to ${asTyped(file)}.`);
    }),
  );

program
  .command('restore')
  .description('Put a file back, into a database that holds no posts: all of it, or nothing.')
  .argument('<file>')
  .action((name: string) =>
    run(async ({ db }, settings) => {
      const file = fromCaller(name);
      const counts = await restoreBackup(db, fileStoreOf(settings), file);
      console.log(`${inWords(counts)} restored from ${asTyped(file)}.`);
    }),
  );

await program.parseAsync();

function run(work: (database: Database, settings: Settings) => Promise<void>): Promise<void> {
  return withDatabase({ settings: readSettings, explain }, work);
}

function explain(error: unknown): string[] | undefined {
  return error instanceof BackupError ? [error.message] : undefined;
}

function inWords({ posts, files }: Counts): string {
  return `${counted(posts, 'post')} and ${counted(files, 'file')} of pictures`;
}

function counted(amount: number, one: string): string {
  return `${number.format(amount)} ${amount === 1 ? one : `${one}s`}`;
}
