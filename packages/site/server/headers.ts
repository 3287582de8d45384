import type { Settings } from './settings.ts';

/** A header's name, in small letters, and its value. */
export type Header = readonly [name: string, value: string];

/** What a page of ours, and a frame in it, may not ask the browser for. */
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

/** Sent with every page; for what is no document they mean nothing. */
export const documentHeaders: readonly Header[] = [
  // A window that a reader opens from here, Drive or a donation, may talk back to nobody.
  ['cross-origin-opener-policy', 'same-origin-allow-popups'],
  ['permissions-policy', withheld.map((name) => `${name}=()`).join(', ')],
];

/** Pictures and sound may be shown by other sites, and by our walls, whose frame has no origin; everything else is ours alone. */
export const forOtherSites: Header = ['cross-origin-resource-policy', 'cross-origin'];

/** Sent with every answer, pages, files, errors and proxied calls alike. Who may frame an answer is said by its own policy. */
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

/** The policy of answers that are not pages: nothing may be loaded, run or framed from them. */
export const nonPagePolicy = "default-src 'none'; frame-ancestors 'none'";
