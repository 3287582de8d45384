import { names } from '../brand.ts';

/**
 * Returns "Page | The Daily Nest", with the same suffix everywhere; for the home page "Its line | The Daily
 * Nest".
 */
export function pageTitle(title?: string): string {
  return `${title ?? names.tagline} | ${names.siteSuffix}`;
}

/** Returns an absolute address on the site's public origin. Absolute addresses stay as they are. */
export function absoluteUrl(siteUrl: string, address: string): string {
  return /^https?:\/\//i.test(address)
    ? address
    : `${siteUrl}${address.startsWith('/') ? '' : '/'}${address}`;
}
