/** The markup by which React makes a script element for structured data; React fills it afterwards. */
const emptyScript = '<script></script>';

/** Elements and attributes that load or run something. Articles have none, since the build has sanitized their HTML. */
const active =
  /<\/?(?:base|embed|form|frame|iframe|link|math|meta|object|script|style|svg|template)\b|<[^>]*[\s"'/]on\w+\s*=|<[^>]*\bjavascript:/i;

/** A drawn step in an article: an `svg` of shapes alone. Anything else inside leaves the whole `svg` active. */
const drawing = /<svg data-drawing(?=[\s=>])([^<>]*>(?:<\/?(?:circle|g|path|rect)\b[^<>]*>)*)<\/svg>/g;

/** Whether markup loads nothing and runs nothing. */
export function isInert(html: string): boolean {
  return html === emptyScript || !active.test(html.replaceAll(drawing, '<b$1</b>'));
}

/**
 * The Trusted Types policy of a page. The browser calls it before it parses markup that the application writes as text. It accepts only
 * markup that loads and runs nothing, and no addresses of scripts.
 */
export function guardMarkup(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (isInert(html) ? html : null),
    // Structured data stands in a script element that is never run.
    createScript: (text) => (text.startsWith('{"@') ? text : null),
  });
}
