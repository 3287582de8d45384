import { html, raw } from 'hono/html';
import type { MailSettings } from '../../mail-settings.ts';
import { dark, light } from './palette.ts';
import { wordsOf } from './words/words.ts';

/** Escaped HTML. */
export type Html = ReturnType<typeof html>;

export interface Frame {
  settings: Pick<MailSettings, 'from' | 'siteUrl' | 'imprint' | 'language'>;
  subject: string;
  /** The preview text that mail clients show after the subject. */
  preheader: string;
  /** Above the letter: its name and date. */
  dateline: string;
  body: Html;
  /** Why the reader got this letter, and how to unsubscribe. */
  why: Html;
}

export const serif = "Georgia, 'Times New Roman', serif";
export const sans = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Fills the line of the preheader. Otherwise clients show the first words of the letter after it. */
const filler = raw('&#8199;&#847; '.repeat(40));

/**
 * Colors are set in attributes for simple clients, and again in classes for clients with a dark mode. A class
 * is named after its color: `c-ink` is text in it, `b-paper` a background.
 */
const darkStyle = Object.entries(dark)
  .map(
    ([name, color]) =>
      `.c-${name}{color:${color}!important}.b-${name}{background-color:${color}!important}.r-${name}{border-color:${color}!important}`,
  )
  .join('');

/**
 * Returns the HTML of a letter. It uses tables, which mail clients render alike, 600 px wide or as wide as a
 * phone. The outer one repeats language and direction, because mail on the web drops the attributes of `html`.
 */
export async function framed({ settings, subject, preheader, dateline, body, why }: Frame): Promise<string> {
  const { from, siteUrl, imprint } = settings;
  const { locale, dir } = wordsOf(settings);
  const lang = new Intl.Locale(locale).language;
  const page = html`<!doctype html>
    <html lang="${lang}" dir="${dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>${subject}</title>
        <style>
          :root{color-scheme:light dark;supported-color-schemes:light dark}
          img{border:0}
          @media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}.big{font-size:27px!important;line-height:32px!important}}
          @media (prefers-color-scheme:dark){${raw(darkStyle)}}
        </style>
      </head>
      <body class="b-desk" style="margin:0;padding:0;background-color:${light.desk};">
        <div style="display:none;max-height:0;overflow:hidden;opacity:0;">${preheader} ${filler}</div>
        <table
          role="presentation"
          class="b-desk"
          lang="${lang}"
          dir="${dir}"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          style="background-color:${light.desk};"
        >
          <tr>
            <td align="center" style="padding:24px 8px;">
              <!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
              <table
                role="presentation"
                class="b-paper"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="max-width:600px;background-color:${light.paper};"
              >
                <tr>
                  <td class="pad b-masthead" style="padding:20px 32px;background-color:${light.masthead};">
                    <p
                      class="c-mastheadInk"
                      style="margin:0;font:bold 24px/28px ${raw(serif)};color:${light.mastheadInk};"
                    >
                      <a
                        class="c-mastheadInk"
                        href="${siteUrl}/"
                        style="color:${light.mastheadInk};text-decoration:none;"
                        >${from.name}</a
                      >
                    </p>
                    <p
                      class="c-mastheadInk"
                      style="margin:4px 0 0;font:15px/20px ${raw(sans)};color:${light.mastheadInk};"
                    >
                      ${dateline}
                    </p>
                  </td>
                </tr>
                ${body}
              </table>
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="max-width:600px;"
              >
                <tr>
                  <td
                    class="pad c-muted"
                    style="padding:20px 32px;font:14px/21px ${raw(sans)};color:${light.muted};"
                  >
                    ${why}
                    ${imprint ? html`<p class="c-muted" style="margin:12px 0 0;color:${light.muted};">${imprint}</p>` : ''}
                  </td>
                </tr>
              </table>
              <!--[if mso]></td></tr></table><![endif]-->
            </td>
          </tr>
        </table>
      </body>
    </html> `;
  return String(await page);
}

/** Returns a paragraph in the letter's font. */
export const paragraph = (text: Html | string) =>
  html`<p class="c-ink" style="margin:0 0 16px;font:17px/26px ${raw(sans)};color:${light.ink};">${text}</p>`;

/** Returns a row of the letter's table. */
export const row = (content: Html, padding = '28px 32px') =>
  html`<tr>
    <td class="pad" style="padding:${padding};">${content}</td>
  </tr>`;

export const heading = (text: Html | string) =>
  html`<h1 class="c-ink big" style="margin:0 0 12px;font:bold 32px/38px ${raw(serif)};color:${light.ink};">
    ${text}
  </h1>`;

/** Returns a button. The background belongs to the cell, because Outlook does not pad links. */
export const button = (href: string, text: string) =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0;">
    <tr>
      <td class="b-action" style="background-color:${light.action};border-radius:4px;padding:13px 22px;">
        <a
          class="c-actionInk"
          href="${href}"
          style="font:bold 17px/22px ${raw(sans)};color:${light.actionInk};text-decoration:none;"
          >${text}</a
        >
      </td>
    </tr>
  </table>`;

export const link = (href: string, text: string) =>
  html`<a class="c-link" href="${href}" style="color:${light.link};">${text}</a>`;
