/**
 * Prerendered pages are made once and served by sites with different settings. Where a setting shows in a page, the
 * build writes one of these stand-ins (RFC 2606 names that can never be real), and the running server puts the
 * setting's value there.
 */
export const placeholders = {
  siteUrl: 'https://site-origin.invalid',
  adScriptUrl: 'https://ad-script.invalid/ad.js',
  // The current year is no setting, but it too is known only when a page is served.
  year: '8260104377',
} as const;

export interface PublicSettings {
  siteUrl: string;
  adScriptUrl: string;
  year: string;
}

/** Puts the settings into a prerendered page. Inside scripts the values are escaped as JSON, elsewhere as HTML. */
export function fillPage(html: string, settings: PublicSettings): string {
  return html
    .split(/(<script\b[^>]*>[\s\S]*?<\/script\s*>)/i)
    .map((part) => (/^<script\b/i.test(part) ? fillScript(part, settings) : fill(part, settings, escapeHtml)))
    .join('');
}

/** Puts the settings into a prerendered data file or another text file. */
export function fillData(text: string, settings: PublicSettings): string {
  return fill(text, settings, escapeJson);
}

function fillScript(element: string, settings: PublicSettings): string {
  const end = element.indexOf('>') + 1;
  return fill(element.slice(0, end), settings, escapeHtml) + fill(element.slice(end), settings, escapeJson);
}

function fill(text: string, settings: PublicSettings, escape: (value: string) => string): string {
  let filled = text;
  for (const [name, placeholder] of Object.entries(placeholders)) {
    if (!filled.includes(placeholder)) continue;
    filled = filled.replaceAll(placeholder, () => escape(settings[name as keyof PublicSettings]));
  }
  return filled;
}

function escapeHtml(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** React Router's stream is JSON inside a JSON string: one escape that both readers turn back is enough. */
function escapeJson(value: string): string {
  return value
    .replace(/["\\]/g, (character) => encodeURIComponent(character))
    .replace(
      /[<>&\u2028\u2029]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
}
