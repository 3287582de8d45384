import type { ComponentProps } from 'react';
import { type HeadingLevel, Headline } from '../headline/index.ts';
import * as css from './ErrorState.css.ts';
import { type StateLink, StateLinks, toList } from './StateLinks.tsx';

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What went wrong, 'Error Loading Blog'. */
  title: string;
  /** Why, in words for a reader. */
  text?: string;
  /** What the reader can do: one link that looks like a button, or several, the first of them the loudest. */
  links?: StateLink | readonly StateLink[];
  /**
   * Rank of the title on the page.
   * @default 2
   */
  headingLevel?: HeadingLevel;
}

/** Says that something could not be shown, and what to do. Renders a `<div role="alert">`. For a search without a result use `EmptyState`. */
export function ErrorState({
  title,
  text,
  links,
  headingLevel = 2,
  className,
  children,
  ...rest
}: ErrorStateProps) {
  return (
    <div
      role="alert"
      data-part="error-state"
      {...rest}
      className={[css.root, className].filter(Boolean).join(' ')}
    >
      <Headline headingLevel={headingLevel} size="h2">
        {title}
      </Headline>
      {text && (
        <p data-part="text" className={css.text}>
          {text}
        </p>
      )}
      {children}
      <StateLinks links={toList(links)} />
    </div>
  );
}
