import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * An answer has an address, and who comes to it finds it open. The browser sees to that where it loads the page itself; here it is
 * done for who comes from another page inside the running application.
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
