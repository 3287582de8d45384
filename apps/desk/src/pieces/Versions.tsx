import type { DraftFields } from '@daily-nest/content/draft';
import { lazy, Suspense, useState } from 'react';
import type { Version } from '@daily-nest/content/desk';
import { api, wordsOf } from '../api.ts';
import * as shared from '../desk.css.ts';
import { moment } from '../parts/moment.ts';
import * as css from './piece.css.ts';

const Compare = lazy(() => import('./Compare.tsx'));

interface VersionsProps {
  id: string;
  /** The number of the newest one that was saved here. */
  newest: number;
  /** The text as it is now. */
  now: DraftFields;
  onTake: (fields: DraftFields) => void;
}

/** The versions of a piece, asked for when somebody opens the list. One can be compared with the text of now, and taken: that saves it as the newest, and none is lost. */
export function Versions({ id, newest, now, onTake }: VersionsProps) {
  const [versions, setVersions] = useState<Omit<Version, 'fields'>[]>([]);
  const [compared, setCompared] = useState<Version>();
  const [fault, setFault] = useState('');
  const failed = (error: unknown) => setFault(wordsOf(error));

  return (
    <details
      className={css.block}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) api.versions(id).then(({ versions }) => setVersions(versions), failed);
      }}
    >
      <summary className={shared.opener}>Versions ({newest})</summary>
      {fault && (
        <p role="alert" className={shared.fault}>
          {fault}
        </p>
      )}
      <ul className={shared.list}>
        {versions.map(({ number, savedBy, savedAt }) => (
          <li key={number} className={shared.row}>
            <span className={shared.meta}>
              {number}. {savedBy ?? 'From the site'}, {moment(savedAt)}
            </span>
            {number !== newest && (
              <button
                type="button"
                className={shared.linkButton}
                aria-label={`Compare version ${number} with the text of now`}
                onClick={() => void api.version(id, number).then(setCompared, failed)}
              >
                Compare
              </button>
            )}
          </li>
        ))}
      </ul>
      {compared && (
        <Suspense>
          <Compare old={compared} now={now} onTake={onTake} onClose={() => setCompared(undefined)} />
        </Suspense>
      )}
    </details>
  );
}
