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

/** The mark of the title, two eggs in a nest under an arch, and its name in the display face. Grows with `font-size`. */
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
      <ellipse className={css.egg} cx="15.8" cy="18" rx="4.1" ry="5.4" />
      <ellipse className={css.egg} cx="24.2" cy="18" rx="4.1" ry="5.4" />
      <path className={css.bowl} d="M7.5 20.5h25c0 8-5 13-12.5 13s-12.5-5-12.5-13Z" />
      <path className={css.twig} d="M9.5 25.5c5 2.5 16 2.5 21 0M13 30c4 1.5 10 1.5 14 0" />
    </svg>
  );
}
