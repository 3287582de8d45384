import { Bar } from '@daily-nest/ui/bar-plot';
import * as css from './readers.css.ts';

/** A figure, and a bar that shows its share of the greatest one. */
export function Counted({ value, most }: { value: number; most: number }) {
  return (
    <span className={css.counted}>
      <span className={css.figure}>{value.toLocaleString('en-US')}</span>
      <Bar value={value} most={most} />
    </span>
  );
}

/** The greatest figure of a list. */
export const mostOf = <Row,>(rows: readonly Row[], figureOf: (row: Row) => number): number =>
  Math.max(0, ...rows.map(figureOf));
