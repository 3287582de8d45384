import { useState } from 'react';
import { type ShouldRevalidateFunctionArgs, useLocation, useSearchParams } from 'react-router';
import { cleanQuery } from './contains.ts';

/**
 * Returns the query of a searchable list. It starts with the `?q=` of the address, follows the field while
 * the reader types, and updates the address, so that Back, a reload and a shared link restore it.
 */
export function useLiveQuery() {
  const { key, pathname } = useLocation();
  const [params] = useSearchParams();
  const asked = cleanQuery(params.get('q'));
  const [state, setState] = useState({ key, query: asked });
  // A navigation, such as Back or a link, sets the query anew.
  if (state.key !== key) setState({ key, query: asked });

  function search(text: string) {
    const query = cleanQuery(text);
    setState({ key, query });
    replaceAddress(query === '' ? pathname : `${pathname}?${new URLSearchParams({ q: query })}`);
  }

  return {
    query: state.key === key ? state.query : asked,
    /** Props for the `SearchField`; the key resets it after a navigation. */
    field: { key, props: { defaultValue: asked, onQueryChange: search, onSearch: search } },
  };
}

/** Changes the address of the page without a navigation: loads and announces nothing. */
export function replaceAddress(address: string) {
  try {
    history.replaceState(history.state, '', address);
  } catch {
    // Safari allows at most a hundred changes in thirty seconds; the list is still right.
  }
}

/** For the route of such a list: the page has all items, and a search only filters them. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}
