import type { ComponentProps } from 'react';
import * as css from './Standfirst.css.ts';

export interface StandfirstProps extends ComponentProps<'p'> {
  /**
   * The size: under the headline of a page, of a lead story or of a card.
   * @default 'summary'
   */
  size?: 'deck' | 'summary' | 'small';
}

/** The summary under a headline, in one or two sentences. Renders a `<p>`. */
export function Standfirst({ size = 'summary', className, ...rest }: StandfirstProps) {
  return (
    <p
      data-part="standfirst"
      {...rest}
      className={[css.root, css.size[size], className].filter(Boolean).join(' ')}
    />
  );
}
