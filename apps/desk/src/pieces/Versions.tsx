import type { DraftFields } from '@daily-nest/content/draft';
import { useState } from 'react';
import { api, type Version, wordsOf } from '../api.ts';
import * as shared from '../desk.css.ts';
import { moment } from '../parts/moment.ts';
import * as css from './piece.css.ts';

interface VersionsProps {
  id: string;
  /** The number of the newest one that was saved here. */
  newest: number;
  onTake: (fields: DraftFields) => void;
}

/** The versions of a piece, asked for when somebody opens the list. Taking one saves it as the newest; none is lost. */
export function Versions({ id, newest, onTake }: VersionsProps) {
  const [versions, setVersions] = useState<Omit<Version, 'fields'>[]>([]);
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
                aria-label={`Take version ${number}`}
                onClick={() => void api.version(id, number).then(({ fields }) => onTake(fields), failed)}
              >
                Take this one
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
