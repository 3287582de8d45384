/** Sent with every answer, pages, files, errors and proxied calls alike. */
export function securityHeaders(siteUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    ...(siteUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  };
}

/** The policy of answers that are not pages: nothing may be loaded, run or framed from them. */
export const nonPagePolicy = "default-src 'none'; frame-ancestors 'none'";
