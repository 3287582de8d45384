import type { ComponentProps } from 'react';
import { Link } from '../link/index.ts';
import * as css from './Button.css.ts';
import type { ButtonSize, ButtonTone } from './tones.ts';

export interface ButtonLinkProps extends ComponentProps<typeof Link> {
  /**
   * How prominent the link is.
   * @default 'primary'
   */
  tone?: ButtonTone;
  /**
   * Its height: 44 or 36 px.
   * @default 'm'
   */
  size?: ButtonSize;
  /**
   * Fills the available width.
   * @default false
   */
  wide?: boolean;
}

/** A link that looks like a button, for the main link of a page. Renders an `<a>`. */
export function ButtonLink({
  tone = 'primary',
  size = 'm',
  wide = false,
  className,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link
      data-part="button"
      {...rest}
      className={[css.base, css.tone[tone], css.size[size], wide && css.wide, className]
        .filter(Boolean)
        .join(' ')}
    />
  );
}
