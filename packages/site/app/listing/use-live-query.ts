import { useState } from 'react';
import { type ShouldRevalidateFunctionArgs, useLocation, useSearchParams } from 'react-router';
import { cleanQuery } from './contains.ts';

/**
 * What a list is searched for. It begins with the `?q=` of the address, follows the field while the reader types, and is
 * written back into the address, so that Back, a reload and a shared link find it again.
 */
export function useLiveQuery() {
  const { key, pathname } = useLocation();
  const [params] = useSearchParams();
  const asked = cleanQuery(params.get('q'));
  const [state, setState] = useState({ key, query: asked });
  // A navigation, Back or a link, says anew what is searched for.
  if (state.key !== key) setState({ key, query: asked });

  function search(text: string) {
    const query = cleanQuery(text);
    setState({ key, query });
    replaceAddress(query === '' ? pathname : `${pathname}?${new URLSearchParams({ q: query })}`);
  }

  return {
    query: state.key === key ? state.query : asked,
    /** For the `SearchField`; the key gives it the new words after a navigation. */
    field: { key, props: { defaultValue: asked, onQueryChange: search, onSearch: search } },
  };
}

/** Changes the address of the page without a navigation: nothing is loaded and nothing is announced. */
export function replaceAddress(address: string) {
  try {
    history.replaceState(history.state, '', address);
  } catch {
    // Safari refuses more than a hundred changes in half a minute; the list is right all the same.
  }
}

/** For the route of such a list: it is whole in the page, and a search only chooses from it. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}
