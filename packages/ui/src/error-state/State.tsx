import type { ComponentProps, ReactNode } from 'react';
import { type HeadingLevel, Headline } from '../headline/index.ts';
import * as css from './State.css.ts';
import { type StateLink, StateLinks, toList } from './StateLinks.tsx';

export interface StateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The title, in a few words. */
  title?: string;
  /** The reason, or what to try instead. */
  text?: ReactNode;
  /** Links that look like buttons; the first one is the primary button. */
  links?: StateLink | readonly StateLink[];
  /**
   * The level of the heading.
   * @default 2
   */
  headingLevel?: HeadingLevel;
}

/** Title, text and links instead of content. Renders a `<div>`. */
export function State({ title, text, links, headingLevel = 2, className, children, ...rest }: StateProps) {
  return (
    <div {...rest} className={[css.root, className].filter(Boolean).join(' ')}>
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
