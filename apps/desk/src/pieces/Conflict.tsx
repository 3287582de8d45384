import type { DraftFields } from '@daily-nest/content/draft';
import { Button } from '@daily-nest/ui/button';
import { useEffect, useId, useRef, useState } from 'react';
import type { Version } from '@daily-nest/content/desk';
import * as shared from '../desk.css.ts';
import { moment } from '../parts/moment.ts';
import { textOfField } from '../parts/text-of-field.ts';
import { changedFields } from './draft-store.ts';
import { fieldWords } from './field-words.ts';
import * as css from './conflict.css.ts';

interface ConflictProps {
  /** The text of this page. */
  own: DraftFields;
  /** The version that somebody else has saved meanwhile. */
  newest: Version;
  /** Called with the text that goes on. */
  onResolve: (fields: DraftFields) => void;
}

/** Both texts of a piece that two people have changed, field by field. What is not chosen stays among the versions, or on this page. */
export function Conflict({ own, newest, onResolve }: ConflictProps) {
  const differing = changedFields(own, newest.fields);
  const [taken, setTaken] = useState<readonly string[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const id = useId();
  const who = newest.savedBy ?? 'a command on the server';

  function resolve() {
    const theirs = taken.map((name) => [name, newest.fields[name as keyof DraftFields]]);
    onResolve({ ...own, ...(Object.fromEntries(theirs) as Partial<DraftFields>) });
  }

  return (
    <section className={css.conflict} aria-labelledby={id}>
      <h2 id={id} className={shared.subtitle} ref={heading} tabIndex={-1}>
        Somebody else has saved this piece
      </h2>
      <p className={shared.note}>
        Version {newest.number} was saved by {who} on {moment(newest.savedAt)}. Your text is kept. Choose
        which one goes on; the newer version stays among the versions.
      </p>
      {differing.map((name) => (
        <fieldset key={name} className={css.choice}>
          <legend className={shared.groupName}>{fieldWords[name]}</legend>
          {(['own', 'theirs'] as const).map((side) => (
            <label key={side} className={css.side}>
              <span className={css.sideHead}>
                <input
                  type="radio"
                  name={`${id}-${name}`}
                  checked={(side === 'theirs') === taken.includes(name)}
                  onChange={() =>
                    setTaken(side === 'theirs' ? [...taken, name] : taken.filter((other) => other !== name))
                  }
                />
                {side === 'own' ? 'Yours' : `Of ${who}`}
              </span>
              <span className={css.sideText}>
                {textOfField((side === 'own' ? own : newest.fields)[name]) || '(none)'}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <Button onClick={resolve}>Save what is chosen</Button>
    </section>
  );
}
