import { Headline } from '@daily-nest/ui/headline';
import { Kicker } from '@daily-nest/ui/kicker';
import { placeAt } from './layouts.ts';
import * as lists from './layouts.css.ts';
import * as css from './SplitCards.css.ts';
import type { SplitList } from './split.ts';
import { Card } from '../slots/Card.ts';

/**
 * A list of pieces: the first with pictures, the others below as an index of headlines, which names each category once. With
 * `priority` its first picture is the page's.
 */
export function SplitCards({ layout, opening, rest, priority = false }: SplitList & { priority?: boolean }) {
  return (
    <>
      <div className={lists.layout[layout]}>
        {opening.map((card, place) => (
          <Card key={card.href} {...card} {...placeAt(layout, place)} priority={priority && place === 0} />
        ))}
      </div>
      {rest.length > 0 && (
        <ul className={css.index}>
          {rest.map(({ href, title, kicker, section }, place) => (
            <li key={href}>
              {kicker !== rest[place - 1]?.kicker && <Kicker {...(section && { section })}>{kicker}</Kicker>}
              <Headline headingLevel={3} size="h6" href={href}>
                {title}
              </Headline>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
