import type { ComponentProps } from 'react';
import * as css from './Standfirst.css.ts';

export interface StandfirstProps extends ComponentProps<'p'> {
  /**
   * How large it is set: under the headline of a page, of a lead story or of a card.
   * @default 'summary'
   */
  size?: 'deck' | 'summary' | 'small';
}

/** The sentence or two under a headline that say what the story is about. Renders a `<p>`. */
export function Standfirst({ size = 'summary', className, ...rest }: StandfirstProps) {
  return (
    <p
      data-part="standfirst"
      {...rest}
      className={[css.root, css.size[size], className].filter(Boolean).join(' ')}
    />
  );
}
