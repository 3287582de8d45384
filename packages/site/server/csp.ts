import type { InlineHashes } from './inline-sources.ts';

/** What other origins a page may use. All of it is known when the server starts. */
export interface CspSources {
  /** The public address of this site. */
  siteUrl: string;
  /** Origins that may be framed: video, documents, the owner's forms and walls. */
  frames: readonly string[];
  /** Where a form may lead besides this site. */
  forms: readonly string[];
  /** The ad network's origins: its script's, and those that its advertisements come from. Empty: none. */
  ads: readonly string[];
  /** Posts are another's blog's, whose pictures come from where they lie. */
  foreignBlog: boolean;
}

/** How the inline scripts and styles of one page are allowed: by their own text, or by the nonce of the answer. */
export type InlineSources = InlineHashes | { nonce: string };

/** The Content-Security-Policy of one page. */
export function contentSecurityPolicy(sources: CspSources, inline: InlineSources): string {
  const scripts = 'nonce' in inline ? [`'nonce-${inline.nonce}'`] : inline.scripts;
  const styles = 'nonce' in inline ? [`'nonce-${inline.nonce}'`] : inline.styles;
  // In a frame without an origin, as walls are, 'self' is nobody for WebKit: what they show is allowed by name.
  const own = ["'self'", new URL(sources.siteUrl).origin];
  const { ads } = sources;
  const directives: Record<string, readonly string[]> = {
    // Of calls, sound and the manifest.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...ads],
    // No style attributes: a page's own stand in its style element (`page-style/attributes.ts`), and the application sets properties.
    'style-src': [...own, ...styles],
    'img-src': [...own, ...(sources.foreignBlog ? ['https:'] : ads), 'data:'],
    'font-src': own,
    ...(ads.length > 0 && { 'connect-src': ["'self'", ...ads] }),
    'frame-src': ["'self'", ...sources.frames, ...ads],
    'worker-src': ["'self'"],
    'form-action': ["'self'", ...sources.forms],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'self'"],
  };
  // An advertiser's script writes markup in ways of its own.
  if (ads.length === 0) {
    directives['require-trusted-types-for'] = ["'script'"];
    // The second names the worker's file, and can name no other.
    directives['trusted-types'] = ['default', 'worker'];
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
