import { type PublicSettings, templateTokens } from '../app/data/template-tokens.ts';

/**
 * Inserts the settings into a prerendered page. Inside scripts the values are escaped as JSON, elsewhere as
 * HTML.
 */
export function fillPage(html: string, settings: PublicSettings): string {
  return html
    .split(/(<script\b[^>]*>[\s\S]*?<\/script\s*>)/i)
    .map((part) => (/^<script\b/i.test(part) ? fillScript(part, settings) : fill(part, settings, escapeHtml)))
    .join('');
}

/** Inserts the settings into a prerendered data file or another text file. */
export function fillData(text: string, settings: PublicSettings): string {
  return fill(text, settings, escapeJson);
}

function fillScript(element: string, settings: PublicSettings): string {
  const end = element.indexOf('>') + 1;
  return fill(element.slice(0, end), settings, escapeHtml) + fill(element.slice(end), settings, escapeJson);
}

function fill(text: string, settings: PublicSettings, escape: (value: string) => string): string {
  let filled = text;
  for (const [name, token] of Object.entries(templateTokens)) {
    if (!filled.includes(token)) continue;
    filled = filled.replaceAll(token, () => escape(settings[name as keyof PublicSettings]));
  }
  return filled;
}

function escapeHtml(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/**
 * Escapes a value for React Router's stream, which is JSON inside a string of a script: one escape that both
 * parsers reverse is enough.
 */
function escapeJson(value: string): string {
  return value
    .replace(/["\\]/g, (character) => encodeURIComponent(character))
    .replace(
      /[<>&'\u2028\u2029]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
}
