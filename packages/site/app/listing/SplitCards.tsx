import { Grid } from '@daily-nest/ui/grid';
import { placeAt } from './layouts.ts';
import * as lists from './layouts.css.ts';
import type { SplitList } from './split.ts';
import { Card } from '../slots/Card.ts';

/**
 * A list of pieces: the first with pictures, the others below as headlines. With `priority` its first picture is the page's.
 */
export function SplitCards({ layout, opening, rest, priority = false }: SplitList & { priority?: boolean }) {
  return (
    <>
      <div className={lists.layout[layout]}>
        {opening.map((card, place) => (
          <Card key={card.href} {...card} {...placeAt(layout, place)} priority={priority && place === 0} />
        ))}
      </div>
      <Grid layout={rest.length % 3 === 1 ? 'quarters' : 'thirds'} className={lists.rest}>
        {rest.map((card) => (
          <Card key={card.href} {...card} variant="headline" />
        ))}
      </Grid>
    </>
  );
}
