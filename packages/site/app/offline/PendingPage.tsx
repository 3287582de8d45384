import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import * as css from './PendingPage.css.ts';
import * as words from '../words/errors.ts';

interface PendingPageProps {
  /** Whether the page's files are still loading, so that the router has not started. */
  waits: boolean;
}

/** A page that loads within this time is announced by its title, in milliseconds. */
const patience = 1_000;

/**
 * A progress line at the top of the window, from the press on a link until the application shows the page. A
 * longer wait is also announced, so it belongs in a live region.
 */
export function PendingPage({ waits }: PendingPageProps) {
  const { state } = useNavigation();
  return (waits || state !== 'idle') && <Line />;
}

function Line() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLong, patience, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <progress> draws a bar of the browser's own */}
      <div role="progressbar" aria-label={words.onItsWay} className={css.line} />
      {isLong && <span className={css.announcement}>{words.onItsWay}</span>}
    </>
  );
}
