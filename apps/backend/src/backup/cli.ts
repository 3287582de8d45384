import { Command } from 'commander';
import { existsSync } from 'node:fs';
import { asTyped, fromCaller } from '../commands/paths.ts';
import { withDatabase } from '../commands/with-database.ts';
import type { Database, Db } from '../db/database.ts';
import { fileStoreOf } from '../pictures/file-store-of.ts';
import { readSettings, type Settings } from '../settings.ts';
import { BackupError, type Counts } from './format.ts';
import { restoreBackup } from './restore-backup.ts';
import { restoreReaders } from './restore-readers.ts';
import { refuseExisting, writeBackup, writeReaders } from './write-backup.ts';

const number = new Intl.NumberFormat('en-US');

const program = new Command('backup').description(
  'Keeps all posts, headlines, pictures and the desk in one file, readers in another, and puts them back.',
);

program
  .command('write', { isDefault: true })
  .description('Write posts, headlines, pictures and the desk into a new file.')
  .argument('[file]', 'its name; by default that of today')
  .option('--with-readers', 'write the newsletter’s readers, too, into a file of their own')
  .action((name: string | undefined, { withReaders }: { withReaders?: true }) =>
    run(async ({ db }, settings) => {
      const file = name === undefined ? nameOfToday() : fromCaller(name);
      const readers = readersFileOf(file);
      // Both names are checked before writing, so that an existing file prevents both.
      if (withReaders) await refuseExisting(readers);
      const counts = await writeBackup(db, fileStoreOf(settings), file);
      console.log(`${inWords(counts)} written to ${asTyped(file)}.`);
      if (!withReaders) return;
      const read = await writeReaders(db, readers);
      console.log(
        `${readersInWords(read)} written to ${asTyped(readers)}, which holds addresses: keep it safe.`,
      );
    }),
  );

program
  .command('restore')
  .description(
    'Put a file back, into a database that holds no posts, or no readers: all of what is named, or nothing.',
  )
  .argument('[file]', 'of posts')
  .option('--readers <file>', 'of readers')
  .action((posts: string | undefined, { readers }: { readers?: string }) =>
    run(async ({ db }, settings) => {
      if (posts === undefined && readers === undefined)
        throw new BackupError('Name a file: pnpm restore FILE, pnpm restore --readers FILE, or both.');
      const lines = await db.transaction(async (tx) => [
        ...(posts === undefined ? [] : [await putBack(tx, settings, fromCaller(posts))]),
        ...(readers === undefined ? [] : await putReadersBack(tx, settings, fromCaller(readers))),
      ]);
      for (const line of lines) console.log(line);
    }),
  );

await program.parseAsync();

function run(work: (database: Database, settings: Settings) => Promise<void>): Promise<void> {
  return withDatabase({ settings: readSettings, explain }, work);
}

function readersFileOf(file: string): string {
  return `${file.replace(/\.backup\.gz$/, '')}.readers.gz`;
}

/** The name of a file: the day, with a number from the second file of a day on. */
function nameOfToday(): string {
  const today = new Date().toISOString().slice(0, 10);
  for (let count = 1; ; count += 1) {
    const file = fromCaller(`daily-nest-${today}${count === 1 ? '' : `-${count}`}.backup.gz`);
    if (!existsSync(file) && !existsSync(readersFileOf(file))) return file;
  }
}

async function putBack(db: Db, settings: Settings, file: string): Promise<string> {
  const counts = await restoreBackup(db, fileStoreOf(settings), file);
  return `${inWords(counts)} restored from ${asTyped(file)}.`;
}

async function putReadersBack(db: Db, { mail }: Settings, file: string): Promise<string[]> {
  const restored = await restoreReaders(db, file, { weekly: mail?.weekly ?? null, now: new Date() });
  const { made, left, uncertain } = restored;
  const moment = `${made.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return [
    `${readersInWords(restored)} restored from ${asTyped(file)}, as they were at ${moment}.`,
    ...(left > 0
      ? [`${counted(left, 'subscription')} left out: this database knows that they have ended since.`]
      : []),
    ...(uncertain > 0
      ? [
          `${counted(uncertain, 'delivery', 'deliveries')} uncertain, nothing is sent: see pnpm letter status.`,
        ]
      : []),
    `Whoever left after ${moment} and is unknown here is on the list again: pnpm letter erase ADDRESS.`,
  ];
}

function explain(error: unknown): string[] | undefined {
  return error instanceof BackupError ? [error.message] : undefined;
}

function inWords({ posts, files, people, pieces, versions }: Counts<'backup'>): string {
  const site = `${counted(posts, 'post')} and ${counted(files, 'file')} of pictures`;
  if (people === 0) return site;
  return `${site}, ${counted(people, 'person', 'people')} and ${counted(pieces, 'piece')} of the desk in ${counted(versions, 'version')}`;
}

function readersInWords({ subscriptions, letters }: Counts<'readers'>): string {
  return `${counted(subscriptions, 'subscription')} and ${counted(letters, 'letter')}`;
}

function counted(amount: number, one: string, many = `${one}s`): string {
  return `${number.format(amount)} ${amount === 1 ? one : many}`;
}
