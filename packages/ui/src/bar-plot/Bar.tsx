import type { ComponentProps } from 'react';
import * as styles from './BarPlot.css.ts';

export interface BarProps extends Omit<ComponentProps<'svg'>, 'children'> {
  value: number;
  /** The value of a bar of the whole length. */
  most: number;
}

/** One bar beside its figure, such as in a cell of a table. Renders an `<svg>` that screen readers leave out. */
export function Bar({ value, most, className, ...rest }: BarProps) {
  return (
    <svg
      data-part="bar"
      aria-hidden="true"
      {...rest}
      className={[styles.bar, className].filter(Boolean).join(' ')}
    >
      <rect width={`${most > 0 ? Math.min(100, (value / most) * 100) : 0}%`} height="100%" />
    </svg>
  );
}
