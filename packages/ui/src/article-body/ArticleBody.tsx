import type { ComponentProps } from 'react';
import * as css from './ArticleBody.css.ts';
import * as ends from './ends.css.ts';

export interface ArticleBodyProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'dangerouslySetInnerHTML'
> {
  /** The body as our own HTML, which was sanitized at build time. Never pass HTML from others. */
  html: string;
  /**
   * Sets the first letter three lines high in the section's hue, if the first paragraph is long enough. A
   * quotation mark before it keeps its size.
   * @default false
   */
  dropCap?: boolean;
  /**
   * Adds a small egg as the end mark.
   * @default false
   */
  endMark?: boolean;
}

/**
 * The body of an article, from HTML. Renders a `<div>` that styles all prose elements; an `<aside>` in it is
 * a pulled sentence. For the plain text of a blog post, use `PostBody`.
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

/** Returns the number of letters in the first paragraph. */
function openingLetters(html: string): number {
  const [, paragraph = ''] = /<p>(.*?)<\/p>/s.exec(html) ?? [];
  return paragraph.replaceAll(/<[^>]*>/g, '').length;
}

/** Wraps a quotation mark at the start, so that it is not part of the drop cap. */
function withHangingMark(html: string): string {
  return html.replace(/^\s*<p>(["'“‘])/, `<p><span class="${ends.openingMark}">$1</span>`);
}
