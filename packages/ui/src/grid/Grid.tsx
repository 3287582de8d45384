import { Children, type ComponentProps, type ReactNode } from 'react';
import * as css from './Grid.css.ts';

/**
 * How stories share the 12 columns of a desktop, the 8 of a tablet and the 4 of a phone:
 * - `lead`: the first takes eight columns of a desktop, the others are in a column beside it;
 * - `poster`: the first takes five, the others seven;
 * - `classified`: three short notices with vertical hairlines between them;
 * - `halves`, `thirds`, `quarters`: equal columns; `thirds` are four on a very wide window, if four fill their
 *   rows as well;
 * - `list`: one below the other with hairlines between them.
 */
export type GridLayout = 'lead' | 'poster' | 'classified' | 'halves' | 'thirds' | 'quarters' | 'list';

export interface GridProps extends ComponentProps<'div'> {
  /**
   * The layout of the columns.
   * @default 'thirds'
   */
  layout?: GridLayout;
  /** The stories, one per child. */
  children?: ReactNode;
}

/**
 * The column grid of the magazine. Renders a `<div>` with a cell for every child, or nothing without
 * children.
 */
export function Grid({ layout = 'thirds', className, children, ...rest }: GridProps) {
  const cells = Children.toArray(children);
  if (cells.length === 0) return null;

  return (
    <div
      data-part="grid"
      {...rest}
      className={[css.root, ...columns(layout, cells.length), className].filter(Boolean).join(' ')}
    >
      {layout === 'lead' || layout === 'poster' ? (
        <Sided cells={cells} layout={layout} />
      ) : (
        <Cells cells={cells} className={layout === 'classified' ? css.advertisement : css.cell} />
      )}
    </div>
  );
}

function Sided({ cells: [first, ...others], layout }: { cells: ReactNode[]; layout: 'lead' | 'poster' }) {
  const side = css.sides[layout];
  return (
    <>
      <div className={`${css.cell} ${side.first}`}>{first}</div>
      {others.length > 0 && (
        <div className={`${css.cell} ${side.others}`}>
          <div className={`${css.root} ${css.beside}`}>
            <Cells cells={others} />
          </div>
        </div>
      )}
    </>
  );
}

function Cells({ cells, className = css.cell }: { cells: ReactNode[]; className?: string }) {
  return cells.map((cell, index) => (
    // A cell is a place; its child has a key of its own.
    <div key={index} className={className}>
      {cell}
    </div>
  ));
}

/** Whether the last row of four columns has no more empty cells than that of three. */
function fillsFour(count: number): boolean {
  return count > 3 && (4 - (count % 4)) % 4 <= (3 - (count % 3)) % 3;
}

/** Returns the classes of the columns. Up to three stories share a row on a tablet; more are in pairs. */
function columns(layout: GridLayout, count: number): string[] {
  const table = {
    lead: [css.sides.lead.root],
    poster: [css.sides.poster.root],
    classified: [css.classified],
    halves: [css.tablet[2], css.desk[2]],
    thirds: [css.tablet[count === 3 ? 3 : 2], css.desk[3], ...(fillsFour(count) ? [css.spacious[4]] : [])],
    quarters: [css.tablet[2], css.desk[4]],
    list: [],
  };
  return table[layout];
}
