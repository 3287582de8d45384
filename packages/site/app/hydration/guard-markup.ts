/** What React writes to make a script element, which it fills itself: structured data. */
const emptyScript = '<script></script>';

/** Elements that load or run something, and attributes that do. Articles, whose HTML the build has cleaned, have none. */
const active =
  /<\/?(?:base|embed|form|frame|iframe|link|math|meta|object|script|style|svg|template)\b|<[^>]*[\s"'/]on\w+\s*=|<[^>]*\bjavascript:/i;

/** Whether markup can do nothing but be read. */
export function isInert(html: string): boolean {
  return html === emptyScript || !active.test(html);
}

/**
 * Lets the application write markup as text only where it can do nothing: the policy of a page (Trusted Types) asks this
 * before anything is parsed. Addresses of scripts are not written at all.
 */
export function guardMarkup(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (isInert(html) ? html : null),
    // Structured data stands in a script element, and runs nothing.
    createScript: (text) => (text.startsWith('{"@') ? text : null),
  });
}
