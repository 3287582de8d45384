import { type ComponentProps, Fragment, type ReactNode } from 'react';
import * as ends from '../article-body/ends.css.ts';
import { parsePostBody, type PostBlock } from './parse-post-body.ts';
import * as css from './PostBody.css.ts';

export interface PostBodyProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The body: lines of text, some of them headings. See `parsePostBody`. */
  text: string | null | undefined;
  /**
   * Renders the text of a line. The host may add links, for example to phone numbers. By default it is plain
   * text.
   */
  renderWords?: (words: string) => ReactNode;
  /**
   * Sentences of the text to repeat in large type, hidden from screen readers, each before the block with
   * that index of `parsePostBody`.
   */
  pulled?: readonly { text: string; before: number }[];
  /**
   * Sets the first letter three lines high, if the first paragraph is long enough.
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
 * The body of a blog post, which is text and never HTML. Renders a `<div>` with headings below the page's
 * `<h1>`, or nothing without text. For our own HTML use `ArticleBody`.
 */
export function PostBody({
  text,
  renderWords = asTheyAre,
  pulled = [],
  dropCap = false,
  endMark = false,
  className,
  ...rest
}: PostBodyProps) {
  const blocks = parsePostBody(text);
  if (blocks.length === 0) return null;

  const first = blocks.find(({ kind }) => kind === 'paragraph');
  const opens = dropCap && first?.kind === 'paragraph' && first.text.length >= ends.lettersBesideCap;
  return (
    <div
      data-part="post-body"
      {...rest}
      className={[css.root, opens && ends.dropCap, endMark && ends.endMark, className]
        .filter(Boolean)
        .join(' ')}
    >
      {blocks.map((block, place) => (
        <Fragment key={place}>
          {pulled
            .filter(({ before }) => before === place)
            .map(({ text: sentence }) => (
              <aside key={sentence} data-part="pulled" className={css.pulled} aria-hidden="true">
                {sentence}
              </aside>
            ))}
          <Block block={block} renderWords={renderWords} opens={opens && block === first} />
        </Fragment>
      ))}
    </div>
  );
}

function asTheyAre(words: string): ReactNode {
  return words;
}

interface BlockProps extends Required<Pick<PostBodyProps, 'renderWords'>> {
  block: PostBlock;
  /** Whether the block has the drop cap. */
  opens: boolean;
}

function Block({ block, renderWords, opens }: BlockProps) {
  if (block.kind === 'break') return <br className={css.blank} />;
  if (block.kind === 'paragraph') {
    // A quotation mark before the drop cap keeps its size.
    const mark = opens ? /^["'“‘]/.exec(block.text)?.[0] : undefined;
    return (
      <p className={css.paragraph}>
        {mark && <span className={ends.openingMark}>{mark}</span>}
        {renderWords(mark ? block.text.slice(mark.length) : block.text)}
      </p>
    );
  }
  const Heading = `h${block.level}` as const;
  return (
    <Heading id={block.id} className={css.heading[block.level]}>
      {renderWords(block.text)}
    </Heading>
  );
}
