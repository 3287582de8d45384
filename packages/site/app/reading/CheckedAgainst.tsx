import { Fragment } from 'react';
import type { Checked } from '@daily-nest/content/checked';
import { Link } from '@daily-nest/ui/link';
import * as words from '../words/reading.ts';
import { dayInWords } from '../wording/day.ts';

/**
 * The institutions against which a health piece was checked, with their pages, and the month. Renders a
 * `<p>`.
 */
export function CheckedAgainst({ institutions, on }: Checked) {
  return (
    <p>
      {words.checkedAgainst}
      {institutions.map(({ name, href, through }, place) => (
        <Fragment key={name}>
          {place > 0 && ', '}
          <Link href={href} target="_blank">
            {name}
          </Link>
          {through && words.reportedBy(through)}
        </Fragment>
      ))}
      {' · '}
      <time dateTime={on}>{dayInWords(on, 'month')}</time>
    </p>
  );
}
