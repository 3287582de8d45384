import type { DraftFinding } from '@daily-nest/content/draft-checks';
import { leadTo } from './lead-to.ts';
import * as css from './piece.css.ts';

/** What has to be mended or may be looked at; each leads to its field, and in it to the words that it is about. */
export function Findings({
  findings,
}: {
  findings: readonly (Omit<DraftFinding, 'field'> & Partial<Pick<DraftFinding, 'field'>>)[];
}) {
  return (
    <ul className={css.findings}>
      {findings.map(({ field, stops, reason, quote }) => (
        <li key={`${field} ${reason} ${quote}`} data-stops={stops || undefined}>
          {field && document.getElementById(field) ? (
            <button type="button" className={css.finding} onClick={() => leadTo(field, quote)}>
              {reason}
            </button>
          ) : (
            reason
          )}
        </li>
      ))}
    </ul>
  );
}
