import { Fragment, type ReactNode } from 'react';
import { findHelpLines } from '@daily-nest/content/find-help-lines';

/** Returns a text with links on the numbers of help lines: to call, or to text if it says so. */
export function withHelpLines(text: string): ReactNode {
  const links = findHelpLines(text);
  if (links.length === 0) return text;
  return (
    <>
      {links.map(({ start, end, href, label }, place) => (
        <Fragment key={start}>
          {text.slice(links[place - 1]?.end ?? 0, start)}
          <a href={href} aria-label={label}>
            {text.slice(start, end)}
          </a>
        </Fragment>
      ))}
      {text.slice(links.at(-1)?.end)}
    </>
  );
}
