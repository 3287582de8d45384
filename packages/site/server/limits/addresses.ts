/** Our own addresses are much shorter; the filter of a list has the length of the reader's input. */
const longestPath = 2_048;
const longestAddress = 8_192;

/** Returns whether an address is longer than any valid one; checked first. */
export function isTooLong(url: string): boolean {
  if (url.length > longestAddress) return true;
  const path = url.indexOf('/', url.indexOf('//') + 2);
  const query = url.indexOf('?', path);
  return (query === -1 ? url.length : query) - path > longestPath;
}

/** Returns a path without slashes at its end; undefined if there are none, or if it would start with two. */
export function withoutEndSlashes(path: string): string | undefined {
  if (!path.endsWith('/') || /^\/[/\\]/.test(path)) return undefined;
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return end === 0 ? undefined : path.slice(0, end);
}
