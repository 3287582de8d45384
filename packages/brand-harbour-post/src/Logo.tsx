import type { ComponentProps } from 'react';
import * as css from './Logo.css.ts';
import { mark } from './mark.ts';
import { names } from './names.ts';

export interface LogoProps extends ComponentProps<'span'> {
  /**
   * The ground that it stands on.
   * @default 'paper'
   */
  ground?: 'paper' | 'inverse';
}

/** The mark of the title, a lighthouse over the sea, and its name in the display face. Grows with `font-size`. */
export function Logo({ ground = 'paper', className, ...rest }: LogoProps) {
  return (
    <span
      {...rest}
      className={[css.logo, ground === 'paper' ? css.paper : css.inverse, className]
        .filter(Boolean)
        .join(' ')}
    >
      <LogoMark className={css.mark} />
      {names.name}
    </span>
  );
}

/** The mark alone, drawn on a square of 40. */
export function LogoMark({ className, ...rest }: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false" {...rest} className={className}>
      <circle className={css.sea} {...mark.sea} />
      <path className={css.tower} d={mark.tower} />
      <path className={css.lamp} d={mark.lamp} />
      <path className={css.sea} d={mark.band} />
    </svg>
  );
}
