import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import * as css from './PendingPage.css.ts';

interface PendingPageProps {
  /** The page's files are still looked for, so that the router has not begun. */
  waits: boolean;
}

const words = 'The page is on its way';

/** A page that comes within this time says its own title, in milliseconds. */
const patience = 1_000;

/**
 * A line at the upper edge of the window, from the press on a link until the running application shows the page it leads to. What takes
 * longer is also said: it belongs into a region that announces what comes into it.
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
      <div role="progressbar" aria-label={words} className={css.line} />
      {isLong && <span className={css.said}>{words}</span>}
    </>
  );
}
