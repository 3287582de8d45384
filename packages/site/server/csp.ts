import type { InlineHashes } from './inline-sources.ts';

/** The other origins that a page may use, known when the server starts. */
export interface CspSources {
  /** The public address of this site. */
  siteUrl: string;
  /** Origins that may be framed: video, documents, the owner's forms and walls. */
  frames: readonly string[];
  /** Origins to which a form may lead besides this site. */
  forms: readonly string[];
  /** The ad network's origins: of its script and of its advertisements. Empty without a network. */
  ads: readonly string[];
  /** Posts come from another blog, whose pictures load from their own servers. */
  foreignBlog: boolean;
}

/** How the inline scripts and styles of one page are allowed: by hash, or by the nonce of the answer. */
export type InlineSources = InlineHashes | { nonce: string };

/**
 * Returns the Content-Security-Policy of one page.
 *
 * @param framedBy who may frame it
 */
export function contentSecurityPolicy(
  sources: CspSources,
  inline: InlineSources,
  framedBy: readonly string[] = ["'self'"],
): string {
  const scripts = 'nonce' in inline ? [`'nonce-${inline.nonce}'`] : inline.scripts;
  const styles = 'nonce' in inline ? [`'nonce-${inline.nonce}'`] : inline.styles;
  // In a frame without an origin, such as a wall, 'self' matches nothing in WebKit, so the site is allowed by
  // name.
  const own = ["'self'", new URL(sources.siteUrl).origin];
  const { ads } = sources;
  const directives: Record<string, readonly string[]> = {
    // For calls, sound and the manifest.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...ads],
    // Style attributes are not allowed: a page's own are moved into its style element
    // (`page-style/attributes.ts`), and the application sets properties.
    'style-src': [...own, ...styles],
    'img-src': [...own, ...(sources.foreignBlog ? ['https:'] : ads), 'data:'],
    'font-src': own,
    ...(ads.length > 0 && { 'connect-src': ["'self'", ...ads] }),
    'frame-src': ["'self'", ...sources.frames, ...ads],
    'worker-src': ["'self'"],
    'form-action': ["'self'", ...sources.forms],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': framedBy,
  };
  // An advertiser's script writes markup without our Trusted Types policy.
  if (ads.length === 0) {
    directives['require-trusted-types-for'] = ["'script'"];
    // The second policy allows only the worker's file.
    directives['trusted-types'] = ['default', 'worker'];
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
