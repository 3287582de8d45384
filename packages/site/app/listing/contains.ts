/** The maximum length of a query. Longer ones appear only in manipulated addresses. */
const longest = 100;

/** Returns a query trimmed, on one line and within the limit. */
export function cleanQuery(query: string | null | undefined): string {
  return (query ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, longest);
}

/** Returns whether one of the texts contains the query, ignoring case. An empty query matches. */
export function contains(query: string, texts: readonly string[]): boolean {
  const wanted = plain(cleanQuery(query));
  return texts.some((text) => plain(text).includes(wanted));
}

/** Returns a text in lower case, with the quotes and dashes of a keyboard: “Don’t” becomes don't. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/\s+/g, ' ');
}
