import { eq } from 'drizzle-orm';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Db } from '../db/database.ts';
import { letters } from '../db/mail-schema.ts';
import { alreadyLetter, confirmLetter, type LetterText } from './letter/confirm.ts';
import { leaveMark } from './letter/names.ts';
import { linkToken } from './link-token.ts';
import type { MailSettings } from '../mail-settings.ts';
import type { Delivery } from './queue.ts';
import type { Message } from './smtp-connection.ts';
import { confirmDays } from './subscriptions.ts';

/** Creates a function that makes the messages of deliveries. It reads each letter only once. */
export function createComposer(db: Db, settings: MailSettings) {
  let cached: { id: string; letter: Promise<LetterText | undefined> } | undefined;

  function letterOf(id: string): Promise<LetterText | undefined> {
    if (cached?.id !== id) {
      const letter = db
        .select({ subject: letters.subject, html: letters.html, text: letters.text })
        .from(letters)
        .where(eq(letters.id, id))
        .then(([row]) => row);
      // The next delivery tries a failed read again.
      letter.catch(() => (cached = undefined));
      cached = { id, letter };
    }
    return cached.letter;
  }

  return async (delivery: Delivery): Promise<Message | undefined> => {
    const leaveUrl = leaveUrlOf(settings, delivery.subscriptionId);
    const letter =
      delivery.letterId === null
        ? await confirmationLetter(settings, delivery, leaveUrl)
        : await letterOf(delivery.letterId);
    return letter && message(settings, delivery, letter, leaveUrl);
  };
}

/** Returns the address of the unsubscribe page. A mail client's own button posts to the same address. */
export function leaveUrlOf({ siteUrl, secret }: MailSettings, subscriptionId: string): string {
  return `${siteUrl}/newsletter/leave?token=${linkToken(secret, 'leave', subscriptionId)}`;
}

async function confirmationLetter(
  settings: MailSettings,
  delivery: Delivery,
  leaveUrl: string,
): Promise<LetterText> {
  const { list, subscriptionId, isConfirmed } = delivery;
  if (isConfirmed) return alreadyLetter({ settings, list, leaveUrl });
  const until = Math.floor(Date.now() / 1000) + confirmDays * 86_400;
  const token = linkToken(settings.secret, 'confirm', subscriptionId, until);
  const confirmUrl = `${settings.siteUrl}/newsletter/confirm?token=${token}`;
  return confirmLetter({ settings, list, confirmUrl, leaveUrl });
}

async function message(
  { from, siteUrl }: MailSettings,
  { id, letterId, list, address }: Delivery,
  letter: LetterText,
  leaveUrl: string,
): Promise<Message> {
  const composer = new MailComposer({
    from,
    to: address,
    // The same for every attempt, so that a receiver can recognize a duplicate.
    messageId: `<${id}@${from.address.split('@')[1]}>`,
    subject: letter.subject,
    html: letter.html.replaceAll(leaveMark, leaveUrl),
    text: letter.text.replaceAll(leaveMark, leaveUrl),
    headers: {
      // RFC 8058: a client's own button posts to the same address without opening it.
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

/** Returns a message to our own mailbox, which tests whether the mail server answers again. */
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
