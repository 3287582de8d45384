/** The settings of a running server that pages show. */
export interface PublicSettings {
  /** Public origin: canonical links, social cards, sitemap. */
  siteUrl: string;
  /** Whether browsers cache pages for reading offline: `on` or `off`. */
  offline: string;
  /** The current year. It is not a setting, but also known only when a page is served. */
  year: string;
}

/**
 * Prerendered pages are templates: they are made once and served by sites with different settings. The build
 * writes these tokens for settings (RFC 2606 names that can never be real), and the running server replaces
 * them.
 */
export const templateTokens = {
  siteUrl: 'https://site-origin.invalid',
  offline: 'offline-setting.invalid',
  year: '8260104377',
} as const satisfies PublicSettings;
