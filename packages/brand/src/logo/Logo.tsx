import type { ComponentProps, ComponentType } from 'react';
import type { Mark } from '../mark.ts';
import * as css from './Logo.css.ts';
import { LogoMark } from './LogoMark.tsx';

export interface LogoProps extends ComponentProps<'span'> {
  /**
   * The background.
   * @default 'paper'
   */
  ground?: 'paper' | 'masthead';
  /**
   * One line of text, the nameplate of the front page, or only the mark.
   * @default 'line'
   */
  form?: 'line' | 'nameplate' | 'mark';
}

/**
 * Returns the logo component of a title: its mark, and its name in the display face. It renders a `<span>`
 * that scales with `font-size`.
 */
export function defineLogo(name: string, mark: Mark): ComponentType<LogoProps> {
  return function Logo({ ground = 'paper', form = 'line', className, ...rest }) {
    return (
      <span {...rest} className={[css.logo, css.form[form], className].filter(Boolean).join(' ')}>
        <LogoMark className={css.mark[form]} mark={mark} ground={ground} />
        {form !== 'mark' && name}
      </span>
    );
  };
}
