/** A header's name, in small letters, and its value. */
export type Header = readonly [name: string, value: string];

/** Sent with every answer, pages, files, errors and proxied calls alike. Who may frame an answer is said by its own policy. */
export function securityHeaders(siteUrl: string): Header[] {
  return [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    // A window that a reader opens from here, Drive or a donation, may talk back to nobody.
    ['cross-origin-opener-policy', 'same-origin-allow-popups'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
    ...(siteUrl.startsWith('https:') ? [['strict-transport-security', 'max-age=31536000'] as const] : []),
  ];
}

/** The policy of answers that are not pages: nothing may be loaded, run or framed from them. */
export const nonPagePolicy = "default-src 'none'; frame-ancestors 'none'";
