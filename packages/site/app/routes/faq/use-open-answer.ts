import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Opens the answer that the address names. The browser does so when it loads the page itself; this is for
 * navigations inside the running application.
 */
export function useOpenAnswer() {
  const { hash } = useLocation();
  useEffect(() => {
    if (document.documentElement.dataset['app'] !== 'live') return;
    const answer = document.getElementById(hash.slice(1));
    const item = answer?.closest('details');
    if (!item) return;
    item.open = true;
    answer!.scrollIntoView();
  }, [hash]);
}
