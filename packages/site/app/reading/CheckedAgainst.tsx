import { Fragment } from 'react';
import type { Checked } from '@daily-nest/content/checked';
import { formatDay } from '@daily-nest/ui/byline';
import { Link } from '@daily-nest/ui/link';

/**
 * The institutions against which a health piece was checked, with their pages, and the month. Renders a
 * `<p>`.
 */
export function CheckedAgainst({ institutions, on }: Checked) {
  return (
    <p>
      Checked against:{' '}
      {institutions.map(({ name, href, through }, place) => (
        <Fragment key={name}>
          {place > 0 && ', '}
          <Link href={href} target="_blank">
            {name}
          </Link>
          {through && ` (as reported by ${through})`}
        </Fragment>
      ))}
      {' · '}
      <time dateTime={on}>{formatDay(on, 'month')}</time>
    </p>
  );
}
