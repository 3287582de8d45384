import type { ComponentProps } from 'react';
import type { Mark } from '../mark.ts';
import * as css from './Logo.css.ts';

export interface LogoMarkProps extends ComponentProps<'svg'> {
  mark: Mark;
}

/** The mark of a title alone, in the inks of the ground around it. Renders an `<svg>` that is silent to a screen reader. */
export function LogoMark({ mark, ...rest }: LogoMarkProps) {
  return (
    <svg viewBox={`0 0 ${mark.size} ${mark.size}`} aria-hidden="true" focusable="false" {...rest}>
      {mark.shapes.map(({ d, fill, stroke, strokeWidth }) => (
        <path
          key={d}
          className={stroke ? css.lines[stroke] : css.fills[fill ?? 'figure']}
          d={d}
          strokeWidth={strokeWidth}
        />
      ))}
    </svg>
  );
}
