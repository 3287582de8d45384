import { formOrigins, frameOrigins } from '../../app/embeds/origins.server.ts';
import { contentSecurityPolicy, type CspSources } from '../csp.ts';
import { documentHeaders, type Header, nonPagePolicy, securityHeaders } from '../headers.ts';
import type { InlineHashes } from '../inline-sources.ts';
import type { Settings } from '../settings.ts';

/** The address of the rules by which a browser may prefetch pages. */
const speculation: Header = ['speculation-rules', '"/speculation.json"'];

/**
 * Returns the headers that the server adds to those of a page's route: its policy, and the headers of every
 * answer.
 */
export class PageHeaders {
  readonly #csp: CspSources;
  readonly #always: readonly Header[];

  constructor(settings: Settings) {
    // A framed page runs nothing in ours, so only frames are allowed.
    const isFramed = settings.ads?.adapter === 'iframe';
    this.#csp = {
      siteUrl: settings.siteUrl,
      frames: [...frameOrigins(settings.owner), ...(isFramed ? settings.adOrigins : [])],
      forms: formOrigins,
      ads: isFramed ? [] : settings.adOrigins,
      foreignBlog: settings.foreignBlog,
    };
    this.#always = securityHeaders(settings);
  }

  /** For a shared page; without hashes, for an answer that is not a page. */
  of(inline: InlineHashes | undefined): Header[] {
    return this.#with(inline && contentSecurityPolicy(this.#csp, inline));
  }

  /** For a page for one reader. */
  withNonce(nonce: string, isPage: boolean): Header[] {
    return this.#with(isPage ? contentSecurityPolicy(this.#csp, { nonce }) : undefined);
  }

  /** For a page of a draft, which the desk frames and nobody stores. */
  ofPreview(nonce: string, desk: readonly string[]): Header[] {
    return [
      ['content-security-policy', contentSecurityPolicy({ ...this.#csp, ads: [] }, { nonce }, desk)],
      ['cache-control', 'no-store'],
      ['referrer-policy', 'no-referrer'],
      ['x-robots-tag', 'noindex, nofollow'],
      ...documentHeaders,
      ...this.#always.filter(([name]) => name !== 'referrer-policy'),
    ];
  }

  #with(pagePolicy: string | undefined): Header[] {
    const policy: Header = ['content-security-policy', pagePolicy ?? nonPagePolicy];
    return pagePolicy
      ? [policy, speculation, ...documentHeaders, ...this.#always]
      : [policy, ...this.#always];
  }
}
