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
      <path className={css.arch} d={mark.arch} />
      {mark.eggs.map((egg) => (
        <ellipse key={egg.cx} className={css.egg} {...egg} />
      ))}
      <path className={css.bowl} d={mark.bowl} />
      <path className={css.twig} d={mark.twigs} />
    </svg>
  );
}
