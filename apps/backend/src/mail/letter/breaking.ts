import { html } from 'hono/html';
import { createHash } from 'node:crypto';
import type { BreakingNews } from '../../db/desk-schema.ts';
import type { MailSettings } from '../../mail-settings.ts';
import type { LetterText } from './confirm.ts';
import { button, framed, heading, paragraph, row } from './frame.ts';
import { wordsOf } from './words/words.ts';
import { paragraphs, wrapped } from './plain.ts';
import { plainWhyOfList, whyOfList } from './why.ts';

/**
 * The same text has the same key, so that it is one letter however often it is sent. The order of the fields is
 * set here, since a stored letter comes back with another one.
 */
export function breakingKey({ title, link, body }: BreakingNews): string {
  const text = JSON.stringify({ title, link, body });
  return `breaking ${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
}

interface Breaking {
  settings: Pick<MailSettings, 'from' | 'siteUrl' | 'imprint' | 'language'>;
  news: BreakingNews;
}

/** The letter for urgent news. */
export async function breakingLetter({ settings, news }: Breaking): Promise<LetterText> {
  const { title, body, link } = news;
  const words = wordsOf(settings);
  const address = link?.startsWith('/') ? `${settings.siteUrl}${link}` : link;
  return {
    subject: title,
    html: await framed({
      settings,
      subject: title,
      preheader: body[0]!.slice(0, 140),
      dateline: words.names.breaking,
      body: row(
        html`${heading(title)}${body.map(paragraph)}${address ? button(address, words.readMore) : ''}`,
      ),
      why: whyOfList('breaking', settings),
    }),
    text: paragraphs(wrapped(title), ...body.map(wrapped), address, plainWhyOfList('breaking', settings)),
  };
}
