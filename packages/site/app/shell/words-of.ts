const longest = 60;

/**
 * Returns the words at the end of an address: "lunch boxes" for `/articles/lunch-boxes`; empty if it has
 * none.
 */
export function wordsOf(path: string): string {
  const last = path.split('/').findLast((part) => part !== '') ?? '';
  const words = decoded(last)
    .replace(/\.[a-z\d]{1,5}$/i, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return words.length <= longest && /\p{L}{3}/u.test(words) ? words : '';
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
