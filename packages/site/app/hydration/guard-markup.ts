/**
 * The markup with which React creates a script element for structured data; it fills the element afterwards.
 */
const emptyScript = '<script></script>';

/**
 * Elements and attributes that load or run something. Articles have none, because the build has sanitized
 * their HTML.
 */
const active =
  /<\/?(?:base|embed|form|frame|iframe|link|math|meta|object|script|style|svg|template)\b|<[^>]*[\s"'/]on\w+\s*=|<[^>]*\bjavascript:/i;

/**
 * A drawn step or a figure in an article: an `svg` of shapes and words only. With other content the whole
 * `svg` counts as active.
 */
const drawing =
  /<svg data-draw(?:ing|n)(?=[\s=>])([^<>]*>(?:<\/?(?:circle|g|path|rect|text|tspan)\b[^<>]*>[^<>]*)*)<\/svg>/g;

/** Returns whether markup loads and runs nothing. */
export function isInert(html: string): boolean {
  return html === emptyScript || !active.test(html.replaceAll(drawing, '<b$1</b>'));
}

/**
 * Installs the Trusted Types policy of a page. The browser calls it before it parses markup that the
 * application writes as text. It accepts only markup that loads and runs nothing, and no script URLs.
 */
export function guardMarkup(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (isInert(html) ? html : null),
    // Structured data is in a script element that never runs.
    createScript: (text) => (text.startsWith('{"@') ? text : null),
  });
}
