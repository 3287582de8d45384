/** The scripts with a page's data, and the JavaScript string in each. */
const dataScript =
  /(<script\b[^>]*>window\.__reactRouterContext\.streamController\.enqueue\()"((?:[^"\\]+|\\.)*)"(\);<\/script>)/g;

/** An escape of the string, or a quote that needs one in the new string. `<` stays escaped where it could end or nest a script. */
const escapes = /\\(?:u003c(?!!|\/?script)|u003e|u0026|[^])|'/gi;

const plain: Record<string, string> = {
  '\\u003c': '<',
  '\\u003e': '>',
  '\\u0026': '&',
  '\\"': '"',
  "'": "\\'",
};

/**
 * Returns a page whose data have as few escapes as possible. React Router escapes every quote and every tag, so that texts
 * that the page shows are no longer the same in its data, and compress worse: by 0.4 kB a page.
 */
export function withShortData(html: string): string {
  return html.replace(
    dataScript,
    (_, start: string, data: string, end: string) =>
      `${start}'${data.replace(escapes, (escape) => plain[escape.toLowerCase()] ?? escape)}'${end}`,
  );
}
