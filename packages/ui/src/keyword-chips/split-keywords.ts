type Keywords = string | readonly (string | null | undefined)[] | null | undefined;

/**
 * Splits lists of keywords that are separated by a comma and a space, as one text or several. Returns each
 * keyword once, in the order of its first mention, without empty ones. A comma inside a number ('1,000 days')
 * does not separate.
 */
export function splitKeywords(keywords: Keywords): string[] {
  const lists = Array.isArray(keywords) ? (keywords as readonly unknown[]) : [keywords];
  const found = new Map<string, string>();
  for (const list of lists) {
    if (typeof list !== 'string') continue;
    for (const part of list.split(/,(?=\s|\D|$)/)) {
      const keyword = part.trim();
      const key = keyword.toLowerCase();
      if (keyword !== '' && !found.has(key)) found.set(key, keyword);
    }
  }
  return [...found.values()];
}
