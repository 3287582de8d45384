import { eq } from 'drizzle-orm';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Db } from '../db/database.ts';
import { letters } from '../db/mail-schema.ts';
import { alreadyLetter, confirmLetter, type LetterText } from './letter/confirm.ts';
import { leaveMark } from './letter/names.ts';
import { linkToken } from './link-token.ts';
import type { MailSettings } from '../mail-settings.ts';
import type { Held } from './queue.ts';
import type { Message } from './smtp-line.ts';
import { confirmDays } from './subscriptions.ts';

/** Makes the messages of what is queued. A letter to a list is read once, and not again for each of its readers. */
export function createComposer(db: Db, settings: MailSettings) {
  let kept: { id: string; letter: Promise<LetterText | undefined> } | undefined;

  function letterOf(id: string): Promise<LetterText | undefined> {
    if (kept?.id !== id) {
      const letter = db
        .select({ subject: letters.subject, html: letters.html, text: letters.text })
        .from(letters)
        .where(eq(letters.id, id))
        .then(([row]) => row);
      // What could not be read is read again for the next one.
      letter.catch(() => (kept = undefined));
      kept = { id, letter };
    }
    return kept.letter;
  }

  return async (held: Held): Promise<Message | undefined> => {
    const leaveUrl = leaveUrlOf(settings, held.subscriptionId);
    const letter =
      held.letterId === null ? await askingLetter(settings, held, leaveUrl) : await letterOf(held.letterId);
    return letter && message(settings, held, letter, leaveUrl);
  };
}

/** The page on which a reader leaves, and what a mail client posts to for its own button. */
export function leaveUrlOf({ siteUrl, secret }: MailSettings, subscriptionId: string): string {
  return `${siteUrl}/newsletter/leave?token=${linkToken(secret, 'leave', subscriptionId)}`;
}

async function askingLetter(settings: MailSettings, held: Held, leaveUrl: string): Promise<LetterText> {
  const { list, subscriptionId, isConfirmed } = held;
  if (isConfirmed) return alreadyLetter({ settings, list, leaveUrl });
  const until = Math.floor(Date.now() / 1000) + confirmDays * 86_400;
  const token = linkToken(settings.secret, 'confirm', subscriptionId, until);
  const confirmUrl = `${settings.siteUrl}/newsletter/confirm?token=${token}`;
  return confirmLetter({ settings, list, confirmUrl, leaveUrl });
}

async function message(
  { from, siteUrl }: MailSettings,
  { id, letterId, list, address }: Held,
  letter: LetterText,
  leaveUrl: string,
): Promise<Message> {
  const composer = new MailComposer({
    from,
    to: address,
    // The same however often it is tried, so that whoever has it already can tell.
    messageId: `<${id}@${from.address.split('@')[1]}>`,
    subject: letter.subject,
    html: letter.html.replaceAll(leaveMark, leaveUrl),
    text: letter.text.replaceAll(leaveMark, leaveUrl),
    headers: {
      // RFC 8058: a client's own button, which posts to the same address without opening it.
      'List-Unsubscribe': `<${leaveUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      ...(letterId === null
        ? { 'Auto-Submitted': 'auto-replied' }
        : { 'List-Id': `<${list}.${new URL(siteUrl).hostname}>`, 'Auto-Submitted': 'auto-generated' }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return { from: from.address, to: address, bytes: await composer.compile().build() };
}

/** Goes to our own mailbox, to see whether the mail server says of a letter that it has taken it. */
export async function testMessage({ from }: Pick<MailSettings, 'from'>): Promise<Message> {
  const composer = new MailComposer({
    from,
    to: from.address,
    subject: 'Test of the mail server',
    text: `The mail server gave no answer to several letters of ${from.name}, so the others wait. This message tests whether it answers again. If it does, sending goes on by itself, and nothing has to be done. "pnpm letter status" names the letters that may not have arrived.\n`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
  return { from: from.address, to: from.address, bytes: await composer.compile().build() };
}
