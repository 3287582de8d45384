import type { RouteHandle } from '../../app/route-handle.ts';

/**
 * Returns the query that the page's route reads: known parameters only, in a fixed order, the first value of
 * each.
 */
export function relevantQuery(url: URL, handle: RouteHandle | undefined): string {
  const known = new URLSearchParams();
  for (const entry of handle?.query ?? []) {
    const [name = '', only] = entry.split('=');
    const value = url.searchParams.get(name);
    if (value !== null && (only === undefined || value === only)) known.set(name, value);
  }
  const query = known.toString();
  return query === '' ? '' : `?${query}`;
}
