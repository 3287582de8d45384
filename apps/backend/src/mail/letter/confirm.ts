import { html } from 'hono/html';
import type { List } from '../../db/mail-schema.ts';
import type { MailSettings } from '../../mail-settings.ts';
import { button, framed, heading, link, paragraph, row } from './frame.ts';
import { wordsOf } from './words/words.ts';
import { paragraphs, wrapped } from './plain.ts';

/** A letter without its recipient. */
export interface LetterText {
  subject: string;
  html: string;
  text: string;
}

interface Confirmation {
  settings: Pick<MailSettings, 'from' | 'siteUrl' | 'imprint' | 'language'>;
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
  const words = wordsOf(settings);
  const { dateline, preheader, heading: asked, ask, ifYou, ifNot, ...said } = words.confirm;
  const name = words.names[list];
  const subject = said.subject(name);
  const question = ask(settings.from.name, name);
  return {
    subject,
    html: await framed({
      settings,
      subject,
      preheader,
      dateline,
      body: row(
        html`${heading(asked(name))}${paragraph(question)}${paragraph(ifYou)}${button(confirmUrl, said.button)}`,
      ),
      why: html`${ifNot} ${link(leaveUrl, said.erase)}`,
    }),
    text: paragraphs(
      wrapped(question),
      wrapped(ifYou),
      confirmUrl,
      wrapped(ifNot),
      leaveUrl,
      settings.imprint,
    ),
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
  const words = wordsOf(settings);
  const { dateline, preheader, heading: title, missing, ...already } = words.already;
  const name = words.names[list];
  const subject = already.subject(name);
  const said = already.said(name);
  return {
    subject,
    html: await framed({
      settings,
      subject,
      preheader,
      dateline,
      body: row(html`${heading(title)}${paragraph(said)}${paragraph(missing)}`),
      why: html`${link(leaveUrl, words.leave)}`,
    }),
    text: paragraphs(wrapped(said), wrapped(missing), `${words.leaveIt}${leaveUrl}`, settings.imprint),
  };
}
