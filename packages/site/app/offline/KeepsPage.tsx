import { useEffect, useState } from 'react';
import { type Blocker, NavigationType, useBlocker, useLocation, useNavigate } from 'react-router';
import { Toast } from '@daily-nest/ui/toast';
import * as css from './KeepsPage.css.ts';
import { hasNetwork, isKept } from './is-kept.ts';
import { canBeOpened, onLostPage } from './lost-pages.ts';
import { missingFiles } from './missing-files.ts';
import { PendingPage } from './PendingPage.tsx';

/** So long it is until a page that could not be had is tried again, in milliseconds. */
const pause = 5_000;

/** A page that could not be had, and the one that stands in its place. */
interface Missed {
  address: string;
  from: string;
}

/**
 * In the running application: a page that cannot be had, because there is no network, does not take the place of the one that
 * is shown. The reader is told, and the page opens when it can.
 */
export function KeepsPage() {
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

  useEffect(() => onLostPage((address) => void openKept(address, setMissed)), []);
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
        <Toast dismissLabel="Stay here" onDismiss={() => setMissed(undefined)}>
          There is no network. This page stays, and the other one opens as soon as it can be had.
        </Toast>
      )}
    </div>
  );
}

/** Goes on to a page that can be had, has the browser open one that is kept, and stays before any other. */
async function decide(blocker: Extract<Blocker, { state: 'blocked' }>, wait: (missed: Missed) => void) {
  const { pathname, search, hash } = blocker.location;
  if (await canBeOpened(pathname)) {
    blocker.proceed();
    return;
  }
  blocker.reset();
  await openKept(pathname + search + hash, wait);
}

/** Has the browser open a page that the worker has, and waits for any other. */
async function openKept(address: string, wait: (missed: Missed) => void) {
  if (await isKept(new URL(address, location.origin).pathname)) location.assign(address);
  else wait({ address, from: location.pathname });
}
