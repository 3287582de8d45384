import type { Settings } from './settings.ts';

/** A header's name in lower case, and its value. */
export type Header = readonly [name: string, value: string];

/** Browser features that our pages and their frames may not use. */
const withheld = [
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/** Sent with every page; they have no effect on other answers. */
export const documentHeaders: readonly Header[] = [
  // A window that a reader opens from here, for Drive or a donation, cannot access this one.
  ['cross-origin-opener-policy', 'same-origin-allow-popups'],
  ['permissions-policy', withheld.map((name) => `${name}=()`).join(', ')],
];

/**
 * Pictures and sound may be shown by other sites, and by our walls, whose frames have no origin; other files
 * may not.
 */
export const forOtherSites: Header = ['cross-origin-resource-policy', 'cross-origin'];

/**
 * Returns the headers of every answer: pages, files, errors and proxied calls. Each answer's own policy says
 * who may frame it.
 */
export function securityHeaders({
  siteUrl,
  hstsSubdomains,
}: Pick<Settings, 'siteUrl' | 'hstsSubdomains'>): Header[] {
  const transport = `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`;
  return [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ...(siteUrl.startsWith('https:') ? [['strict-transport-security', transport] as const] : []),
  ];
}

/** The policy of answers that are not pages: nothing may be loaded, run or framed. */
export const nonPagePolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * Returns those of the headers that have an effect on an answer of this type. A font, a picture of pixels or sound loads,
 * runs and links to nothing, and a view fetches a dozen of them.
 */
export function effectiveHeaders(headers: readonly Header[], type: string | null): readonly Header[] {
  if (!/^(?:font|audio|image)\/(?!svg)/.test(type ?? '')) return headers;
  return headers.filter(([name]) => name !== 'referrer-policy' && name !== 'content-security-policy');
}
