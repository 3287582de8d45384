import type { ComponentProps } from 'react';
import * as css from './Logo.css.ts';
import { names } from './names.ts';

export interface LogoProps extends ComponentProps<'span'> {
  /**
   * The ground that it stands on.
   * @default 'paper'
   */
  ground?: 'paper' | 'inverse';
}

/** The mark of the title, an egg in a nest under an arch, and its name in the display face. Grows with `font-size`. */
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
      <path className={css.arch} d="M4 38V18a16 16 0 0 1 32 0v20Z" />
      <ellipse className={css.sun} cx="20" cy="19" rx="5.2" ry="6.6" />
      <g className={css.twig}>
        <path d="M9 22.5c1.5 4.5 6 7 11 7s9.5-2.5 11-7" />
        <path d="M11.5 28.5c2 3.2 5 4.7 8.5 4.7s6.5-1.5 8.5-4.7" />
      </g>
    </svg>
  );
}
