import { html, raw } from 'hono/html';
import type { MailSettings } from '../../mail-settings.ts';
import type { LetterText } from './confirm.ts';
import { framed, type Html, link, row, sans, serif } from './frame.ts';
import { wordsOf } from './words/words.ts';
import { light } from './palette.ts';
import type { Piece } from './pieces.ts';
import { paragraphs, wrapped } from './plain.ts';
import { plainWhyOfList, whyOfList } from './why.ts';

const dayIn = (locale: string, date: Date) =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(date);

interface Weekly {
  settings: Pick<MailSettings, 'from' | 'siteUrl' | 'imprint' | 'language'>;
  /** Newest first; at least one. */
  pieces: readonly Piece[];
  date: Date;
}

/** Makes the weekly letter: the first piece with its picture, the others as a list. */
export async function weeklyLetter({ settings, pieces, date }: Weekly): Promise<LetterText> {
  const [lead, ...others] = pieces;
  if (!lead) throw new Error('A weekly letter needs at least one piece.');
  const { locale, names, weekly: words } = wordsOf(settings);
  const name = names.weekly;
  const day = dayIn(locale, date);
  const subject = `${lead.title}${others.length > 0 ? words.more(others.length) : ''}`;
  const preheader =
    others.length > 0
      ? others
          .map(({ title }) => title)
          .join('. ')
          .slice(0, 140)
      : lead.description;
  return {
    subject,
    html: await framed({
      settings,
      subject,
      preheader,
      dateline: `${name} · ${day}`,
      body: html`${leadRows(lead, settings.siteUrl)}${others.map((piece) => pieceRow(piece, settings.siteUrl))}${row(
        html`<p style="margin:0;font:17px/26px ${raw(sans)};">${listsIn(settings)}</p>`,
        '24px 32px 32px',
      )}`,
      why: whyOfList('weekly', settings),
    }),
    text: paragraphs(
      `${name}\n${day}`,
      ...pieces.map(({ kind, title, description, path }) =>
        [kind.toUpperCase(), wrapped(title), wrapped(description), `${settings.siteUrl}${path}`].join('\n'),
      ),
      plainWhyOfList('weekly', settings),
    ),
  };
}

/** Links to the lists of pieces. */
function listsIn(settings: Weekly['settings']): Html {
  const { allArticles, theBlog, wellness } = wordsOf(settings).weekly;
  const to = (path: string, text: string) => link(`${settings.siteUrl}${path}`, text);
  return html`${to('/articles', allArticles)} &nbsp;·&nbsp;
  ${to('/blog', theBlog)}${wellness ? html` &nbsp;·&nbsp; ${to('/health-wellness', wellness)}` : ''}`;
}

function leadRows({ picture, ...piece }: Piece, siteUrl: string): Html {
  const address = `${siteUrl}${piece.path}`;
  const high = picture && Math.round((picture.height / picture.width) * 600);
  return html`${
    picture
      ? html`<tr>
          <td>
            <a href="${address}"
              ><img
                class="c-ink"
                src="${siteUrl}${picture.src}"
                alt="${picture.alt}"
                width="600"
                height="${high}"
                style="display:block;width:100%;height:auto;color:${light.ink};font:15px/20px ${raw(sans)};"
            /></a>
          </td>
        </tr>`
      : ''
  }${row(html`${kicker(piece.kind)}${title(piece, siteUrl, 'bold 28px/34px', 'big')}${description(piece.description)}`, '24px 32px')}`;
}

function pieceRow(piece: Piece, siteUrl: string): Html {
  return html`<tr>
    <td class="pad" style="padding:0 32px;">
      <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
        <tr>
          <td class="r-rule" style="padding:20px 0;border-top:1px solid ${light.rule};">
            ${kicker(piece.kind)}${title(piece, siteUrl, 'bold 21px/27px')}${description(piece.description)}
          </td>
        </tr>
      </table>
    </td>
  </tr>`;
}

const kicker = (kind: string) =>
  html`<p class="c-muted" style="margin:0 0 6px;font:bold 13px/18px ${raw(sans)};color:${light.muted};">
    ${kind}
  </p>`;

const title = ({ title: text, path }: Piece, siteUrl: string, font: string, name = '') =>
  html`<h2 class="c-ink ${name}" style="margin:0 0 8px;font:${font} ${raw(serif)};color:${light.ink};">
    <a class="c-ink" href="${siteUrl}${path}" style="color:${light.ink};text-decoration:none;">${text}</a>
  </h2>`;

const description = (text: string) =>
  html`<p class="c-muted" style="margin:0;font:16px/24px ${raw(sans)};color:${light.muted};">${text}</p>`;
