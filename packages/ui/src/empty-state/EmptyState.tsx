import type { ComponentProps, ReactNode } from 'react';
import { type StateLink, StateLinks, toList } from '../error-state/StateLinks.tsx';
import { type HeadingLevel, Headline } from '../headline/index.ts';
import * as css from './EmptyState.css.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What is not there, 'No Articles Found'. A list that needs only one sentence leaves it out. */
  title?: string;
  /** What to expect or to try instead. */
  text?: ReactNode;
  /** Where else to go: one link that looks like a button, or several. */
  links?: StateLink | readonly StateLink[];
  /**
   * Rank of the title on the page.
   * @default 2
   */
  headingLevel?: HeadingLevel;
}

/** A list without entries, or a search without a result. Renders a `<div>`. For a failure use `ErrorState`. */
export function EmptyState({
  title,
  text,
  links,
  headingLevel = 2,
  className,
  children,
  ...rest
}: EmptyStateProps) {
  return (
    <div data-part="empty-state" {...rest} className={[css.root, className].filter(Boolean).join(' ')}>
      {title && (
        <Headline headingLevel={headingLevel} size="h2">
          {title}
        </Headline>
      )}
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
