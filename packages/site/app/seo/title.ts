import { names } from '../brand.ts';

/** "Page | The Daily Nest", the same suffix everywhere; the home page is "Its line | The Daily Nest". */
export function pageTitle(title?: string): string {
  return `${title ?? names.tagline} | ${names.siteSuffix}`;
}

/** An absolute address on the site's public origin. Whole addresses stay as they are. */
export function absoluteUrl(siteUrl: string, address: string): string {
  return /^https?:\/\//i.test(address)
    ? address
    : `${siteUrl}${address.startsWith('/') ? '' : '/'}${address}`;
}
