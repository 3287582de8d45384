import { html, raw } from 'hono/html';
import type { List } from '../../db/mail-schema.ts';
import type { MailSettings } from '../../mail-settings.ts';
import { link, sans } from './frame.ts';
import { leaveMark, letterNames } from './names.ts';
import { light } from './palette.ts';
import { wrapped } from './plain.ts';

const words = (list: List, { from }: Pick<MailSettings, 'from'>) =>
  `You have ${letterNames[list]} because you asked ${from.name} for it and confirmed that by letter.`;

/** The footer of every letter to a list. */
export const whyOfList = (list: List, settings: Pick<MailSettings, 'from' | 'siteUrl'>) =>
  html`<p class="c-muted" style="margin:0;font:14px/21px ${raw(sans)};color:${light.muted};">
    ${words(list, settings)} ${link(leaveMark, 'Leave this letter')} with one press; your address is erased
    then. ${link(`${settings.siteUrl}/privacy#newsletter`, 'What we keep')}
  </p>`;

export const plainWhyOfList = (list: List, settings: Pick<MailSettings, 'from' | 'siteUrl' | 'imprint'>) =>
  [
    '-- ',
    wrapped(words(list, settings)),
    `Leave it: ${leaveMark}`,
    `What we keep: ${settings.siteUrl}/privacy#newsletter`,
    settings.imprint,
  ]
    .filter((line) => line !== undefined)
    .join('\n');
