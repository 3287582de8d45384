/** The settings of a running server that show in its pages. */
export interface PublicSettings {
  /** Public origin: canonical links, social cards, sitemap. */
  siteUrl: string;
  /** Whether readers' browsers keep pages to be read without a network: `on` or `off`. */
  offline: string;
  /** The current year. It is no setting, but it too is known only when a page is served. */
  year: string;
}

/**
 * Prerendered pages are templates: they are made once and served by sites with different settings. Where a setting
 * shows, the build writes one of these tokens (RFC 2606 names that can never be real), and the running server puts the
 * setting's value there.
 */
export const templateTokens = {
  siteUrl: 'https://site-origin.invalid',
  offline: 'offline-setting.invalid',
  year: '8260104377',
} as const satisfies PublicSettings;
