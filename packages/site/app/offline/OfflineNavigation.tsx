import { useEffect, useState } from 'react';
import { type Blocker, NavigationType, useBlocker, useLocation, useNavigate } from 'react-router';
import { Toast } from '@daily-nest/ui/toast';
import * as css from './OfflineNavigation.css.ts';
import { hasNetwork, isCached } from './is-cached.ts';
import { canBeOpened, onMissedPage } from './missed-pages.ts';
import { missingFiles } from './missing-files.ts';
import { PendingPage } from './PendingPage.tsx';
import * as words from '../words/errors.ts';

/** The time between two attempts to open a missed page, in milliseconds. */
const pause = 5_000;

/** A page that could not be loaded, and the page that stays instead. */
interface Missed {
  address: string;
  from: string;
}

/**
 * In the running application: if a page cannot be loaded without a network, the current page stays, a message
 * appears, and the page opens when the network is back.
 */
export function OfflineNavigation() {
  const [missed, setMissed] = useState<Missed>();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      historyAction !== NavigationType.Pop &&
      nextLocation.pathname !== currentLocation.pathname &&
      (!navigator.onLine || missingFiles(nextLocation.pathname).length > 0),
  );

  useEffect(() => {
    if (blocker.state === 'blocked') void decide(blocker, setMissed);
  }, [blocker]);

  useEffect(() => onMissedPage((address) => void openCached(address, setMissed)), []);
  // Another page may have been opened meanwhile.
  const wanted = missed?.from === pathname ? missed.address : undefined;
  useEffect(() => {
    if (wanted === undefined) return undefined;
    const open = async () => {
      if (await hasNetwork()) await navigate(wanted);
    };
    const tryAgain = () => void open();
    const timer = setInterval(tryAgain, pause);
    addEventListener('online', tryAgain);
    return () => {
      clearInterval(timer);
      removeEventListener('online', tryAgain);
    };
  }, [wanted, navigate]);

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> takes no blocks
    <div role="status" className={css.region}>
      <PendingPage waits={blocker.state !== 'unblocked'} />
      {wanted !== undefined && (
        <Toast dismissLabel={words.stayHere} onDismiss={() => setMissed(undefined)}>
          {words.stays}
        </Toast>
      )}
    </div>
  );
}

/** Opens a page if it can be loaded, lets the browser open a cached one, and stays otherwise. */
async function decide(blocker: Extract<Blocker, { state: 'blocked' }>, wait: (missed: Missed) => void) {
  const { pathname, search, hash } = blocker.location;
  if (await canBeOpened(pathname)) {
    blocker.proceed();
    return;
  }
  blocker.reset();
  await openCached(pathname + search + hash, wait);
}

/** Lets the browser open a page that the worker has cached, and waits for any other. */
async function openCached(address: string, wait: (missed: Missed) => void) {
  if (await isCached(new URL(address, location.origin).pathname)) location.assign(address);
  else wait({ address, from: location.pathname });
}
