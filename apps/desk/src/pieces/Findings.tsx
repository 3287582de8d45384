import type { DraftFields } from '@daily-nest/content/draft';
import * as css from './piece.css.ts';

/** What has to be mended or may be looked at; each leads to its field. */
export function Findings({
  findings,
}: {
  findings: readonly { field?: keyof DraftFields; stops: boolean; reason: string }[];
}) {
  return (
    <ul className={css.findings}>
      {findings.map(({ field, stops, reason }) => (
        <li key={reason} data-stops={stops || undefined}>
          {field && document.getElementById(field) ? (
            <button
              type="button"
              className={css.finding}
              onClick={() => document.getElementById(field)?.focus()}
            >
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
