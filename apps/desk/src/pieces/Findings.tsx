import type { DraftFinding } from '@daily-nest/content/draft-checks';
import { useSyncExternalStore } from 'react';
import { leadTo } from './lead-to.ts';
import * as css from './findings.css.ts';

type Finding = Omit<DraftFinding, 'field'> & Partial<Pick<DraftFinding, 'field'>>;

interface FindingsProps {
  /** What was found, each in a sentence. */
  findings: readonly Finding[];
}

/** What has to be mended or may be looked at; each leads to its field, and in it to the words that it is about. */
export function Findings({ findings }: FindingsProps) {
  return (
    <ul className={css.findings}>
      {findings.map((finding) => (
        <li
          key={`${finding.field} ${finding.reason} ${finding.quote}`}
          data-stops={finding.stops || undefined}
        >
          <Words {...finding} />
        </li>
      ))}
    </ul>
  );
}

function Words({ field, reason, quote }: Finding) {
  const isThere = useIsThere(field);
  if (field === undefined || !isThere) return reason;
  return (
    <button type="button" className={css.finding} onClick={() => leadTo(field, quote)}>
      {reason}
    </button>
  );
}

/** Whether the page has an element of this id. It is looked for again after each render, when the fields of a page that opens are there. */
const useIsThere = (id: string | undefined): boolean =>
  useSyncExternalStore(
    nothingTells,
    () => id !== undefined && document.getElementById(id) !== null,
    () => false,
  );

const nothingTells = () => () => undefined;
