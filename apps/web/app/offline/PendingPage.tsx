import { useNavigation } from 'react-router';
import * as css from './PendingPage.css.ts';

interface PendingPageProps {
  /** The page's files are still looked for, so that the router has not begun. */
  waits: boolean;
}

/** A line at the upper edge of the window, from the press on a link until the running application shows the page it leads to. */
export function PendingPage({ waits }: PendingPageProps) {
  const { state } = useNavigation();
  if (!waits && state === 'idle') return null;
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <progress> draws a bar of the browser's own
  return <div role="progressbar" aria-label="The page is on its way" className={css.line} />;
}
