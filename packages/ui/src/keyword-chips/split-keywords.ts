type Keywords = string | readonly (string | null | undefined)[] | null | undefined;

/**
 * Takes apart lists of keywords that are separated by a comma and a space, as one text or several. Each keyword is kept once,
 * in the order of its first mention; what is empty or no text is left out. A comma inside a figure ('1,000 days') stays.
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
