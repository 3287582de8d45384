import type { ComponentProps } from 'react';
import * as css from './ArticleBody.css.ts';
import * as ends from './ends.css.ts';

export interface ArticleBodyProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'dangerouslySetInnerHTML'
> {
  /** The body as HTML of our own that was sanitized when it was made. Never give it the words of somebody else. */
  html: string;
  /**
   * Sets the first letter three lines high, in the hue of the section, where the first paragraph is long enough for it. A
   * quotation mark before it keeps its size.
   * @default false
   */
  dropCap?: boolean;
  /**
   * Ends the text with a small egg.
   * @default false
   */
  endMark?: boolean;
}

/**
 * The body of an article, from HTML. Renders a `<div>` in which all of prose is styled; an `<aside>` in it is a pulled sentence.
 * A blog post is text: use `PostBody`.
 */
export function ArticleBody({
  html,
  dropCap = false,
  endMark = false,
  className,
  ...rest
}: ArticleBodyProps) {
  const opens = dropCap && openingLetters(html) >= ends.lettersBesideCap;
  return (
    <div
      data-part="article-body"
      {...rest}
      className={[css.root, opens && ends.dropCap, endMark && ends.endMark, className]
        .filter(Boolean)
        .join(' ')}
      dangerouslySetInnerHTML={{ __html: opens ? withHangingMark(html) : html }}
    />
  );
}

/** How long the first paragraph is. */
function openingLetters(html: string): number {
  const [, paragraph = ''] = /<p>(.*?)<\/p>/s.exec(html) ?? [];
  return paragraph.replaceAll(/<[^>]*>/g, '').length;
}

/** A quotation mark that opens the text is no part of its large letter. */
function withHangingMark(html: string): string {
  return html.replace(/^\s*<p>(["'“‘])/, `<p><span class="${ends.openingMark}">$1</span>`);
}
