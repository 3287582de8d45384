import type { ComponentProps, ReactNode } from 'react';
import { parsePostBody, type PostBlock } from './parsePostBody.ts';
import * as css from './PostBody.css.ts';

export interface PostBodyProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The body: lines of text, some of them headings. See `parsePostBody`. */
  text: string | null | undefined;
  /** Shows the words of a line, in which the host may link what it knows, such as telephone numbers. By default they stay words. */
  renderWords?: (words: string) => ReactNode;
}

/**
 * The body of a blog post, which is text and never HTML. Renders a `<div>` with headings below the page's `<h1>`, or nothing
 * when there are no words. For HTML of our own use `ArticleBody`.
 */
export function PostBody({ text, renderWords = asTheyAre, className, ...rest }: PostBodyProps) {
  const blocks = parsePostBody(text);
  if (blocks.length === 0) return null;

  return (
    <div {...rest} className={[css.root, className].filter(Boolean).join(' ')}>
      {blocks.map((block, place) => (
        <Block key={place} block={block} renderWords={renderWords} />
      ))}
    </div>
  );
}

function asTheyAre(words: string): ReactNode {
  return words;
}

function Block({ block, renderWords }: { block: PostBlock } & Required<Pick<PostBodyProps, 'renderWords'>>) {
  if (block.kind === 'break') return <br />;
  if (block.kind === 'paragraph') return <p className={css.paragraph}>{renderWords(block.text)}</p>;
  const Heading = `h${block.level}` as const;
  return <Heading className={css.heading[block.level]}>{renderWords(block.text)}</Heading>;
}
