/** The longest query that is searched for; nobody types more, and an address may carry anything. */
const longest = 100;

/** A query as it is shown and searched for: trimmed, of one line and a bearable length. */
export function cleanQuery(query: string | null | undefined): string {
  return (query ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, longest);
}

/** Whether one of the texts contains the query, whatever its case. An empty query is in every text. */
export function contains(query: string, texts: readonly string[]): boolean {
  const wanted = plain(cleanQuery(query));
  return texts.some((text) => plain(text).includes(wanted));
}

/** Lower case, with the quotes and dashes of a keyboard: “Don’t” is found by don't. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/\s+/g, ' ');
}
