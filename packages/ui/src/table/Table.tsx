import type { ComponentProps, ReactNode } from 'react';
import * as css from './Table.css.ts';

export interface TableColumn<Row> {
  /** Its heading; another one for each. */
  label: string;
  /** What stands in it. The first column names the row. */
  cell: (row: Row) => ReactNode;
  /** Figures, one below the other. */
  isNumber?: boolean;
}

export interface TableProps<Row> extends Omit<ComponentProps<'table'>, 'children'> {
  /** What it lists, for who does not see it. */
  label: string;
  /** What is said of each row, the first of which names it. */
  columns: readonly TableColumn<Row>[];
  /** What is listed, in its order. */
  rows: readonly Row[];
  /** What a row is known by. */
  keyOf: (row: Row) => string;
  /** Stands there where there are no rows. */
  empty?: ReactNode;
}

/**
 * Rows of the same kind. Renders a `<table>`, on a phone with the cells of a row one below the other, each after its heading.
 */
export function Table<Row>({ label, columns, rows, keyOf, empty, className, ...rest }: TableProps<Row>) {
  return (
    <table
      data-part="table"
      aria-label={label}
      {...rest}
      className={[css.table, className].filter(Boolean).join(' ')}
    >
      <thead className={css.head}>
        <tr>
          {columns.map((column) => (
            <th
              key={column.label}
              scope="col"
              data-part="label"
              className={[css.label, column.isNumber && css.number].filter(Boolean).join(' ')}
            >
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={css.rows}>
        {rows.map((row) => (
          <tr key={keyOf(row)} data-part="item" className={css.item}>
            {columns.map((column, place) =>
              place === 0 ? (
                <th key={column.label} scope="row" data-part="title" className={css.title}>
                  {column.cell(row)}
                </th>
              ) : (
                <td
                  key={column.label}
                  data-part="value"
                  data-label={column.label}
                  className={[css.value, column.isNumber && css.number].filter(Boolean).join(' ')}
                >
                  {column.cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
        {rows.length === 0 && empty !== undefined && (
          <tr>
            <td data-part="note" className={css.note} colSpan={columns.length}>
              {empty}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
