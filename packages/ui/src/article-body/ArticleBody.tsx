import type { ComponentProps } from 'react';
import * as css from './ArticleBody.css.ts';

export interface ArticleBodyProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'dangerouslySetInnerHTML'
> {
  /** The body as HTML of our own that was sanitized when it was made. Never give it the words of somebody else. */
  html: string;
  /**
   * Sets the first letter two lines high.
   * @default false
   */
  dropCap?: boolean;
}

/** The body of an article, from HTML. Renders a `<div>` in which all of prose is styled. A blog post is text: use `PostBody`. */
export function ArticleBody({ html, dropCap = false, className, ...rest }: ArticleBodyProps) {
  return (
    <div
      {...rest}
      className={[css.root, dropCap && css.dropCap, className].filter(Boolean).join(' ')}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
