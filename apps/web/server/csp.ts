import { createHash, randomBytes } from 'node:crypto';

/** What other origins a page may use. All of it is known when the server starts. */
export interface CspSources {
  /** The public address of this site. */
  siteUrl: string;
  /** Origins that may be framed: video, documents, the owner's forms and walls. */
  frames: readonly string[];
  /** Where a form may lead besides this site. */
  forms: readonly string[];
  /** The ad network's script; it brings its own frames, calls and pictures. Empty: none. */
  adScriptUrl: string;
  /** Posts are another's blog's, whose pictures come from where they lie. */
  foreignBlog: boolean;
}

/** How the inline scripts and styles of one page are allowed: by their own text, or by a nonce made for the answer. */
export type InlineSources = { scripts: readonly string[]; styles: readonly string[] } | { nonce: string };

/** A nonce for one answer. */
export function createNonce(): string {
  return randomBytes(16).toString('base64url');
}

/** The Content-Security-Policy of one page. */
export function contentSecurityPolicy(sources: CspSources, inline: InlineSources): string {
  const scripts = 'nonce' in inline ? [`'nonce-${inline.nonce}'`] : inline.scripts;
  const styles = 'nonce' in inline ? [`'nonce-${inline.nonce}'`] : inline.styles;
  const ads = sources.adScriptUrl ? [new URL(sources.adScriptUrl).origin] : [];
  // In a frame without an origin, as walls are, 'self' is nobody for WebKit: what they show is allowed by name.
  const own = ["'self'", new URL(sources.siteUrl).origin];
  const anyHttps = ads.length > 0 ? ['https:'] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...ads],
    'style-src': [...own, ...styles],
    'style-src-elem': [...own, ...styles],
    // Components place ready-made values (a width, a delay) in style attributes; a style attribute runs nothing.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': [...own, ...(sources.foreignBlog ? ['https:'] : anyHttps), 'data:'],
    'font-src': own,
    'connect-src': ["'self'", ...anyHttps],
    'media-src': ["'self'"],
    'frame-src': ["'self'", ...sources.frames, ...anyHttps],
    'form-action': ["'self'", ...sources.forms],
    'base-uri': ["'self'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/**
 * The hashes of a page's inline scripts and styles, as CSP sources. Scripts of type `text/plain` count too: the
 * starter runs their unchanged text later. Data blocks (JSON) are never executed and need none.
 */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, tag, attributes = '', text = ''] of html.matchAll(
    /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi,
  )) {
    if (tag!.toLowerCase() === 'style') styles.add(hash(text));
    else if (!/\ssrc\s*=/i.test(attributes) && !/\stype\s*=\s*["']?[\w/+.-]*json/i.test(attributes))
      scripts.add(hash(text));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
