import type { ComponentProps } from 'react';
import { isInk, type Mark, type MarkShape, shapesOn } from '../mark.ts';
import * as css from './Logo.css.ts';

export interface LogoMarkProps extends ComponentProps<'svg'> {
  mark: Mark;
  /**
   * The background.
   * @default 'paper'
   */
  ground?: 'paper' | 'masthead';
}

/** The mark of a title only. Renders an `<svg>` that is hidden from screen readers. */
export function LogoMark({ mark, ground = 'paper', className, ...rest }: LogoMarkProps) {
  return (
    <svg
      viewBox={`0 0 ${mark.size} ${mark.size}`}
      aria-hidden="true"
      focusable="false"
      {...rest}
      className={[css.grounds[ground], className].filter(Boolean).join(' ')}
    >
      <g className={mark.night && css.byDay}>
        <Shapes shapes={shapesOn(mark, ground)} />
      </g>
      {mark.night && (
        <g className={css.atNight}>
          <Shapes shapes={mark.night} />
        </g>
      )}
    </svg>
  );
}

function Shapes({ shapes }: { shapes: readonly MarkShape[] }) {
  return shapes.map(({ d, fill, stroke, strokeWidth, rocks }) =>
    stroke ? (
      <path
        key={d}
        {...(isInk(stroke) ? {} : { stroke })}
        className={classOf(isInk(stroke) && css.lines[stroke], rocks)}
        d={d}
        fill="none"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
      />
    ) : (
      <path
        key={d}
        {...(isInk(fill) ? {} : { fill })}
        className={classOf(isInk(fill) && css.fills[fill], rocks)}
        d={d}
      />
    ),
  );
}

function classOf(ink: string | false, rocks: boolean | undefined): string | undefined {
  return [ink, rocks && css.rocks].filter(Boolean).join(' ') || undefined;
}
