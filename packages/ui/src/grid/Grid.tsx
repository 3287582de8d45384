import { Children, type ComponentProps, type ReactNode } from 'react';
import * as css from './Grid.css.ts';

/**
 * How stories share the 12 columns of a desk, the 8 of a tablet and the 4 of a phone:
 * - `lead`: the first takes two thirds, the others stand in a column beside it, on a tablet in pairs below it;
 * - `halves`, `thirds`, `quarters`: equal columns with hairlines between them;
 * - `list`: one below the other with hairlines between them.
 */
export type GridLayout = 'lead' | 'halves' | 'thirds' | 'quarters' | 'list';

export interface GridProps extends ComponentProps<'div'> {
  /**
   * How the stories share the width.
   * @default 'thirds'
   */
  layout?: GridLayout;
  /** The stories, one child each. */
  children?: ReactNode;
}

/** The column grid of the magazine. Renders a `<div>` with a cell for every child, nothing without children. */
export function Grid({ layout = 'thirds', className, children, ...rest }: GridProps) {
  const cells = Children.toArray(children);
  const [lead, ...others] = cells;
  if (lead === undefined) return null;

  return (
    <div
      {...rest}
      className={[css.root, ...columns(layout, cells.length), className].filter(Boolean).join(' ')}
    >
      {layout === 'lead' ? (
        <>
          <div className={css.cell}>{lead}</div>
          {others.length > 0 && (
            <div className={css.cell}>
              <div
                className={[css.root, css.beside, others.length > 1 && css.pairs].filter(Boolean).join(' ')}
              >
                <Cells cells={others} />
              </div>
            </div>
          )}
        </>
      ) : (
        <Cells cells={cells} />
      )}
    </div>
  );
}

function Cells({ cells }: { cells: ReactNode[] }) {
  return cells.map((cell, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a cell is only a place; its child carries its own key
    <div key={index} className={css.cell}>
      {cell}
    </div>
  ));
}

/** Three stories, or fewer, keep one row on a tablet; more of them stand in pairs. */
function columns(layout: GridLayout, count: number): string[] {
  const table = {
    lead: [css.lead],
    halves: [css.tablet[2], css.desk[2]],
    thirds: [css.tablet[count === 3 ? 3 : 2], css.desk[3]],
    quarters: [css.tablet[2], css.desk[4]],
    list: [],
  };
  return table[layout];
}
