import { formOrigins, frameOrigins } from '../../app/embeds/origins.server.ts';
import { contentSecurityPolicy, type CspSources } from '../csp.ts';
import { documentHeaders, type Header, nonPagePolicy, securityHeaders } from '../headers.ts';
import type { InlineHashes } from '../inline-sources.ts';
import type { Settings } from '../settings.ts';

/** Where a browser reads which pages it may fetch before they are asked for. */
const speculation: Header = ['speculation-rules', '"/speculation.json"'];

/** The headers that the server adds to those of a page's route: its policy, and what is sent with every answer. */
export class PageHeaders {
  readonly #csp: CspSources;
  readonly #always: readonly Header[];

  constructor(settings: Settings) {
    // A frame's page runs nothing in ours: only what is framed is opened.
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

  /** Of a page that many read; without hashes, of what is no page. */
  of(inline: InlineHashes | undefined): Header[] {
    return this.#with(inline && contentSecurityPolicy(this.#csp, inline));
  }

  /** Of a page for one reader. */
  withNonce(nonce: string, isPage: boolean): Header[] {
    return this.#with(isPage ? contentSecurityPolicy(this.#csp, { nonce }) : undefined);
  }

  #with(pagePolicy: string | undefined): Header[] {
    const policy: Header = ['content-security-policy', pagePolicy ?? nonPagePolicy];
    return pagePolicy
      ? [policy, speculation, ...documentHeaders, ...this.#always]
      : [policy, ...this.#always];
  }
}
