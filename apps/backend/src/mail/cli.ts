import { readFile } from 'node:fs/promises';
import { SettingsError } from '@daily-nest/server/settings';
import { Command, InvalidArgumentError } from 'commander';
import * as z from 'zod';
import { asTyped, fromCaller } from '../commands/paths.ts';
import { withDatabase } from '../commands/with-database.ts';
import type { Database } from '../db/database.ts';
import { type LetterSettings, readLetterSettings } from '../settings.ts';
import { BreakingFileError, readBreakingFile } from './letter/breaking-file.ts';
import { breakingKey, breakingLetter } from './letter/breaking.ts';
import { mailAddress } from '../mail-address.ts';
import type { MailSettings } from '../mail-settings.ts';
import { allLetters, sampleLooks, writeLetters } from './preview.ts';
import { confirmKey, countStates, settleUncertain, uncertainLetters } from './mail-status.ts';
import { currentOutage } from './outage.ts';
import { enqueue } from './queue.ts';
import { countConfirmed, eraseAddress } from './subscriptions.ts';
import { makeWeekly, queueWeekly } from './weekly.ts';

const program = new Command('letter').description(
  'Make the letters of the newsletter. The running backend sends what is queued here.',
);

const run = (work: (database: Database, settings: LetterSettings) => Promise<void>) =>
  withDatabase({ settings: readLetterSettings, explain }, work);

program
  .command('weekly')
  .description('Queue this week’s letter now: the newest pieces, for all subscribers. There is one a week.')
  .action(() =>
    run(async ({ db }, settings) => {
      const options = {
        db,
        settings: mailOf(settings),
        domain: settings.DEFAULT_DOMAIN,
        piecesDir: settings.PIECES_DIR,
        now: new Date(),
      };
      report(
        await queueWeekly(options),
        'This week’s letter exists already or is held at the desk, or nothing is new since the last one.',
      );
    }),
  );

program
  .command('breaking')
  .description('Queue an urgent letter from a Markdown file: a title, an optional link, and paragraphs.')
  .argument('<file>')
  .action((name: string) =>
    run(async ({ db }, settings) => {
      const news = readBreakingFile(await readFile(fromCaller(name), 'utf8'));
      const letter = await breakingLetter({ settings: mailOf(settings), news });
      report(
        await enqueue(db, { list: 'breaking', key: breakingKey(news), ...letter }),
        'This letter was queued before.',
      );
    }),
  );

program
  .command('preview')
  .description('Write every letter to a folder, as HTML and as text. Nothing is sent.')
  .argument('<folder>')
  .action((name: string) =>
    run(async ({ db }, { mail, DEFAULT_DOMAIN: domain, PIECES_DIR: piecesDir }) => {
      const settings = mail ?? { ...sampleLooks, weekly: null };
      const weekly = await makeWeekly({ db, settings, domain, piecesDir, now: new Date() });
      const folder = fromCaller(name);
      await writeLetters(folder, await allLetters(settings, weekly));
      console.log(`Letters written to ${asTyped(folder)}.`);
    }),
  );

program
  .command('status')
  .description(
    'Show the number of readers, an outage of the mail server, letters by state, and which letters are uncertain.',
  )
  .action(() =>
    run(async ({ db }) => {
      const away = await currentOutage(db);
      const lines = [
        ...(await countConfirmed(db)).map(({ list, readers }) => ['readers', list, readers]),
        ...(away ? [['mail server away', away.since, away.reason]] : []),
        ...(await countStates(db)).map(({ key, state, letters }) => [state, key ?? confirmKey, letters]),
        ...(await uncertainLetters(db)).map((id) => ['Message-ID', id]),
      ];
      console.log(lines.map((line) => line.join('\t')).join('\n') || 'No readers and no letters.');
    }),
  );

program
  .command('settle')
  .description('Mark uncertain letters as sent, or send them again. The log of the mail server says which.')
  .argument('<sent|again>', 'what to do', (text: string) => {
    if (text === 'sent' || text === 'again') return text;
    throw new InvalidArgumentError('Use sent or again.');
  })
  .argument('[id...]', 'as status shows them', (text: string, before: string[] | undefined) => {
    if (z.uuid().safeParse(text).success) return [...(before ?? []), text];
    throw new InvalidArgumentError('Use an id as status shows it.');
  })
  .option('--letter <key>', 'all uncertain deliveries of one letter, by its key as status shows it')
  .action((what: 'sent' | 'again', ids: string[], { letter: key }: { letter?: string }, command: Command) => {
    if ((key === undefined) === (ids.length === 0))
      command.error('Name ids as status shows them, or --letter and a key.');
    return run(async ({ db }) => {
      const settled = await settleUncertain(
        db,
        key === undefined ? { ids } : { key },
        what === 'sent' ? 'sent' : 'queued',
      );
      console.log(key === undefined ? `${settled} of ${ids.length} settled.` : `${settled} settled.`);
    });
  });

program
  .command('erase')
  .description('Erase an address from every list, for a reader who wrote to you instead of using the link.')
  .argument('<address>')
  .action((text: string) =>
    run(async ({ db }) => {
      const address = mailAddress.safeParse(text);
      const erased = address.success ? await eraseAddress(db, address.data) : 0;
      console.log(erased > 0 ? 'Erased.' : 'This address is on no list.');
    }),
  );

await program.parseAsync();

function mailOf({ mail }: LetterSettings): MailSettings {
  if (mail) return mail;
  throw new SettingsError('The newsletter needs MAIL_URL.');
}

function report(readers: number | undefined, otherwise: string) {
  if (readers === undefined) console.log(otherwise);
  else console.log(`Queued for ${readers} ${readers === 1 ? 'reader' : 'readers'}.`);
}

function explain(error: unknown): string[] | undefined {
  if (error instanceof BreakingFileError) return [`${error.message}.`];
  const { code, path } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' ? [`${asTyped(String(path))} does not exist.`] : undefined;
}
