import { names } from '../brand.ts';

/**
 * Returns "Page | The Daily Nest", with the same suffix everywhere; for the home page "Its line | The Daily
 * Nest", or the suffix alone where the title has no line.
 */
export function pageTitle(title?: string): string {
  const own = title ?? names.tagline;
  return own ? `${own} | ${names.siteSuffix}` : names.siteSuffix;
}

/** Returns an absolute address on the site's public origin. Absolute addresses stay as they are. */
export function absoluteUrl(siteUrl: string, address: string): string {
  return /^https?:\/\//i.test(address)
    ? address
    : `${siteUrl}${address.startsWith('/') ? '' : '/'}${address}`;
}
