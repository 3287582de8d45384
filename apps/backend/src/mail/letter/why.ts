import { html, raw } from 'hono/html';
import type { List } from '../../db/mail-schema.ts';
import type { MailSettings } from '../../mail-settings.ts';
import { link, sans } from './frame.ts';
import { leaveMark } from './names.ts';
import { light } from './palette.ts';
import { wrapped } from './plain.ts';
import { wordsOf } from './words/words.ts';

type Settings = Pick<MailSettings, 'from' | 'siteUrl' | 'imprint' | 'language'>;

const because = (list: List, settings: Settings) => {
  const { names, why } = wordsOf(settings);
  return why(names[list], settings.from.name);
};
const privacy = ({ siteUrl }: Settings) => `${siteUrl}/privacy#newsletter`;

/** The footer of every letter to a list. */
export function whyOfList(list: List, settings: Settings) {
  const { leave, leaveIs, whatWeKeep } = wordsOf(settings);
  return html`<p class="c-muted" style="margin:0;font:14px/21px ${raw(sans)};color:${light.muted};">
    ${because(list, settings)} ${link(leaveMark, leave)}${leaveIs} ${link(privacy(settings), whatWeKeep)}
  </p>`;
}

export function plainWhyOfList(list: List, settings: Settings): string {
  const { leaveIt, whatWeKeep } = wordsOf(settings);
  return [
    '-- ',
    wrapped(because(list, settings)),
    `${leaveIt}${leaveMark}`,
    `${whatWeKeep}: ${privacy(settings)}`,
    settings.imprint,
  ]
    .filter((line) => line !== undefined)
    .join('\n');
}
