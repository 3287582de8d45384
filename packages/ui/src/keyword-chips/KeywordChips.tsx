import type { ComponentProps } from 'react';
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
}

/** The keywords of a post. Renders a `<ul>`, or nothing without keywords. */
export function KeywordChips({ keywords, label, className, ...rest }: KeywordChipsProps) {
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
          {word}
        </li>
      ))}
    </Named>
  );
}
