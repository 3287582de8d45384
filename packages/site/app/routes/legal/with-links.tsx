import { Fragment, type ReactNode } from 'react';
import { hasPage } from '@daily-nest/content/parts';
import { withHelpLines } from '../../reading/with-help-lines.tsx';

/**
 * Returns a text with its `[links](/path)` and its `` `code` ``, and with links on the numbers of help lines. A
 * link to a page that this title does not have is text.
 */
export function withLinks(words: string): ReactNode {
  // split() returns the groups of each match between the texts around it.
  return words.split(/\[([^\]]+)\]\(([^)]+)\)|`([^`]+)`/).map((part, at, parts) => {
    if (!part || at % 4 === 2) return null;
    if (at % 4 === 3) return <code key={at}>{part}</code>;
    const href = at % 4 === 1 && parts[at + 1];
    if (href && hasPage(href))
      return (
        <a key={at} href={href}>
          {part}
        </a>
      );
    return <Fragment key={at}>{withHelpLines(part)}</Fragment>;
  });
}
