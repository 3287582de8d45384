import type { ComponentProps } from 'react';
import { Link } from '../link/index.ts';
import { Named } from '../provider/Word.tsx';
import * as css from './KeywordChips.css.ts';
import { english } from './labels.ts';
import { splitKeywords } from './split-keywords.ts';

export interface KeywordChipsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The keywords: a list separated by comma and space, several such lists, or single words. */
  keywords: string | readonly (string | null | undefined)[] | null | undefined;
  /**
   * The accessible name of the list.
   * @default 'Keywords'
   */
  label?: string;
  /** Returns the address of a keyword, for example of a search for it. Without it chips are plain text. */
  hrefOf?: (keyword: string) => string;
}

/** The keywords of a post. Renders a `<ul>`, or nothing without keywords. */
export function KeywordChips({ keywords, label, hrefOf, className, ...rest }: KeywordChipsProps) {
  const words = splitKeywords(keywords);
  if (words.length === 0) return null;

  return (
    <Named
      as="ul"
      set="keywordChips"
      name="label"
      english={english}
      given={{ label }}
      data-part="keyword-chips"
      {...rest}
      className={[css.root, className].filter(Boolean).join(' ')}
    >
      {words.map((word) => (
        <li key={word} data-part="item" className={css.chip}>
          {hrefOf ? (
            <Link data-part="link" className={css.link} href={hrefOf(word)}>
              {word}
            </Link>
          ) : (
            word
          )}
        </li>
      ))}
    </Named>
  );
}
