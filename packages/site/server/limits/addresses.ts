/** No address of ours comes near these; a filter of a list may be as long as a reader types it. */
const longestPath = 2_048;
const longestAddress = 8_192;

/** Whether an address is longer than anything that can be at one; found out before any other look at it. */
export function isTooLong(url: string): boolean {
  if (url.length > longestAddress) return true;
  const path = url.indexOf('/', url.indexOf('//') + 2);
  const query = url.indexOf('?', path);
  return (query === -1 ? url.length : query) - path > longestPath;
}

/** A path without the slashes at its end; undefined when there are none, or when it would begin with two. */
export function withoutEndSlashes(path: string): string | undefined {
  if (!path.endsWith('/') || /^\/[/\\]/.test(path)) return undefined;
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return end === 0 ? undefined : path.slice(0, end);
}
