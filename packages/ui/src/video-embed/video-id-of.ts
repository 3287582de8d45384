const hosts = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com']);

/**
 * Returns the 11-character id in `youtube.com/shorts/ID` or `youtu.be/ID` (with `www.` or `m.`, a query, a
 * hash or a slash at the end), else null. Rejects other forms and other hosts.
 */
export function videoIdOf(url: string | null | undefined): string | null {
  const text = url?.trim();
  if (!text || !URL.canParse(text)) return null;
  const { protocol, hostname, pathname } = new URL(text);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  const path =
    hostname === 'youtu.be' || hostname === 'www.youtu.be'
      ? /^\/([\w-]{11})\/?$/
      : hosts.has(hostname)
        ? /^\/shorts\/([\w-]{11})\/?$/
        : null;
  return path?.exec(pathname)?.[1] ?? null;
}
