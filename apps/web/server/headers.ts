import type { secureHeaders } from 'hono/secure-headers';

type SecureHeaders = NonNullable<Parameters<typeof secureHeaders>[0]>;

/**
 * Sent with every answer, pages, files, errors and proxied calls alike. What is false here is said by the policy of each
 * answer (who may frame it), or means nothing to a browser of today.
 */
export function securityHeaders(siteUrl: string): SecureHeaders {
  return {
    xContentTypeOptions: 'nosniff',
    referrerPolicy: 'strict-origin-when-cross-origin',
    // A window that a reader opens from here, Drive or a donation, may talk back to nobody.
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
    strictTransportSecurity: siteUrl.startsWith('https:') && 'max-age=31536000',
    // Feed readers and networks show our pictures on pages of their own.
    crossOriginResourcePolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    removePoweredBy: true,
  };
}

/** The policy of answers that are not pages: nothing may be loaded, run or framed from them. */
export const nonPagePolicy = "default-src 'none'; frame-ancestors 'none'";
