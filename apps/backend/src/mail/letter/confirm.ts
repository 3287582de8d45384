import { html } from 'hono/html';
import type { List } from '../../db/mail-schema.ts';
import type { MailSettings } from '../../mail-settings.ts';
import { button, framed, heading, link, paragraph, row } from './frame.ts';
import { letterNames } from './names.ts';
import { paragraphs, wrapped } from './plain.ts';

/** A letter without its recipient. */
export interface LetterText {
  subject: string;
  html: string;
  text: string;
}

interface Confirmation {
  settings: Pick<MailSettings, 'from' | 'siteUrl' | 'imprint'>;
  list: List;
  confirmUrl: string;
  leaveUrl: string;
}

/** The letter that asks the reader to confirm. */
export async function confirmLetter({
  settings,
  list,
  confirmUrl,
  leaveUrl,
}: Confirmation): Promise<LetterText> {
  const name = letterNames[list];
  const subject = `Please confirm: ${name}`;
  const ask = `Somebody, we hope you, asked ${settings.from.name} to send ${name} to this address.`;
  const ifYou = 'If it was you, open this page and press its button. Until you do, nothing else comes.';
  const ifNot =
    'If it was not you, do nothing: the link ends after three days, and the address is erased with it. You can also erase it now.';
  return {
    subject,
    html: await framed({
      settings,
      subject,
      preheader: 'One press, and the letter is yours.',
      dateline: 'One question before we write to you',
      body: row(
        html`${heading(`Is ${name} for you?`)}${paragraph(ask)}${paragraph(ifYou)}${button(confirmUrl, 'Confirm my subscription')}`,
      ),
      why: html`${ifNot} ${link(leaveUrl, 'Erase my address')}`,
    }),
    text: paragraphs(wrapped(ask), wrapped(ifYou), confirmUrl, wrapped(ifNot), leaveUrl, settings.imprint),
  };
}

/**
 * Returns the letter for a sign-up of a subscriber. The page does not say that the address is subscribed, so
 * that a stranger learns nothing.
 */
export async function alreadyLetter({
  settings,
  list,
  leaveUrl,
}: Omit<Confirmation, 'confirmUrl'>): Promise<LetterText> {
  const name = letterNames[list];
  const subject = `You already have ${name}`;
  const said = `This address was signed up for ${name} again. It is on the list already, so there is nothing to do.`;
  const missing =
    'If the letter does not arrive, look where your mail keeps what it takes for advertising or spam.';
  return {
    subject,
    html: await framed({
      settings,
      subject,
      preheader: 'Nothing to do.',
      dateline: 'About your subscription',
      body: row(html`${heading('You are on the list')}${paragraph(said)}${paragraph(missing)}`),
      why: html`${link(leaveUrl, 'Leave this letter')}`,
    }),
    text: paragraphs(wrapped(said), wrapped(missing), `Leave it: ${leaveUrl}`, settings.imprint),
  };
}
