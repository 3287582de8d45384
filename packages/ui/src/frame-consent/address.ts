/**
 * Returns an address that may be framed, http(s) or root-relative, else null. Owners paste addresses into
 * settings, and a `javascript:` or `data:` address must never run inside the page.
 */
export function frameAddress(src: string | null | undefined): string | null {
  const text = src?.trim();
  if (!text) return null;
  if (/^\/(?![/\\])/.test(text)) return text;
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : null;
}
