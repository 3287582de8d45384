import type { ComponentProps } from 'react';
import * as styles from './BarPlot.css.ts';

/** One bar. */
export interface BarPlotRow {
  /** What it stands for: a day, an age. */
  label: string;
  /** Zero or more. */
  value: number;
}

export interface BarPlotProps extends Omit<ComponentProps<'figure'>, 'title'> {
  /** What is counted, in a few words. */
  title: string;
  /** One bar each, in their order. */
  rows: readonly BarPlotRow[];
  /** The headings of the table: of the labels and of the values. */
  heads: readonly [string, string];
  /** The words that open the table. */
  tableLabel: string;
  /** Writes a value. @default groups its digits as in American English */
  format?: (value: number) => string;
}

/**
 * Values of one kind side by side, in an order of their own, such as days. Renders a `<figure>` with a drawing, the
 * greatest value and the first and last labels, and a `<details>` with every value in a table.
 */
export function BarPlot({
  title,
  rows,
  heads,
  tableLabel,
  format = grouped,
  className,
  ...rest
}: BarPlotProps) {
  const most = Math.max(0, ...rows.map(({ value }) => value));
  const all = rows.reduce((sum, { value }) => sum + value, 0);
  // Narrow bars with gaps would shimmer.
  const gap = rows.length > 60 ? 0 : 0.1;
  return (
    <figure data-part="bar-plot" {...rest} className={[styles.plot, className].filter(Boolean).join(' ')}>
      <figcaption data-part="title" className={styles.title}>
        {title}
        <span data-part="value" className={styles.sum}>
          {format(all)}
        </span>
      </figcaption>
      <div className={styles.frame}>
        <span data-part="note" className={styles.most} aria-hidden="true">
          {format(most)}
        </span>
        <svg
          data-part="picture"
          className={styles.drawing}
          viewBox={`0 0 ${Math.max(1, rows.length)} 100`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {rows.map(({ label, value }, place) => (
            <rect
              key={label}
              x={place + gap}
              y={most === 0 ? 100 : 100 - (value / most) * 100}
              width={1 - 2 * gap}
              height={most === 0 ? 0 : (value / most) * 100}
            >
              <title>{`${label}: ${format(value)}`}</title>
            </rect>
          ))}
        </svg>
        <span className={styles.ends} aria-hidden="true">
          <span>{rows[0]?.label}</span>
          <span>{rows.length > 1 ? rows.at(-1)!.label : ''}</span>
        </span>
      </div>
      <details>
        <summary data-part="button" className={styles.trigger}>
          {tableLabel}
        </summary>
        <table data-part="content" className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{heads[0]}</th>
              <th scope="col" className={styles.number}>
                {heads[1]}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, value }) => (
              <tr key={label}>
                <th scope="row" className={styles.cell}>
                  {label}
                </th>
                <td className={styles.number}>{format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

const grouped = (value: number) => value.toLocaleString('en-US');
