import type { DraftFields } from '@daily-nest/content/draft';
import { Button } from '@daily-nest/ui/button';
import { Dialog } from '@daily-nest/ui/dialog';
import { useEffect, useMemo, useRef } from 'react';
import type { Version } from '@daily-nest/content/desk';
import * as shared from '../desk.css.ts';
import { compareWords, shortened } from '../parts/compare-words.ts';
import { moment } from '../parts/moment.ts';
import { textOfField } from '../parts/text-of-field.ts';
import * as css from './compare.css.ts';
import { changedFields } from './draft-store.ts';
import { fieldWords } from './field-words.ts';

interface CompareProps {
  /** The version that it is compared with. */
  old: Version;
  /** The text as it is now. */
  now: DraftFields;
  /** Called with the old text, where it is wanted back. */
  onTake: (fields: DraftFields) => void;
  /** Called when it is closed. */
  onClose: () => void;
}

/** An old version beside the text of now: each field that differs, with the words that went and those that came. */
export default function Compare({ old, now, onTake, onClose }: CompareProps) {
  const changed = new Set(changedFields(old.fields, now));
  const differing = (Object.keys(fieldWords) as (keyof DraftFields)[]).filter((name) => changed.has(name));
  const dialog = useRef<HTMLDialogElement>(null);
  // The focus is on the buttons at its end.
  useEffect(() => {
    // Browsers begin to return a promise here, which React would take for a cleanup.
    dialog.current?.scrollTo(0, 0);
  }, []);
  return (
    <Dialog
      open
      ref={dialog}
      className={css.dialog}
      title={`Version ${old.number} and the text of now`}
      onClose={onClose}
      actions={
        <>
          {differing.length > 0 && (
            <Button
              onClick={() => {
                onTake(old.fields);
                onClose();
              }}
            >
              Take version {old.number}
            </Button>
          )}
          <Button tone="quiet" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      {differing.length === 0 && <p className={shared.note}>They say the same.</p>}
      {differing.map((name) => (
        <section key={name} aria-label={fieldWords[name]} className={css.field}>
          <h3 className={css.name}>{fieldWords[name]}</h3>
          <Sides
            from={textOfField(old.fields[name])}
            to={textOfField(now[name])}
            whose={`${old.savedBy ?? 'From the site'}, ${moment(old.savedAt)}`}
          />
        </section>
      ))}
    </Dialog>
  );
}

function Sides({ from, to, whose }: { from: string; to: string; whose: string }) {
  const parts = useMemo(() => compareWords(from, to), [from, to]);
  return (
    <div className={css.sides}>
      <div className={css.side}>
        <p className={shared.note}>{whose}</p>
        <p className={css.text}>
          {parts
            .filter(({ added }) => !added)
            .map(({ removed, value }, place) =>
              removed ? <del key={place}>{value}</del> : shortened(value),
            )}
        </p>
      </div>
      <div className={css.side}>
        <p className={shared.note}>Now</p>
        <p className={css.text}>
          {parts
            .filter(({ removed }) => !removed)
            .map(({ added, value }, place) => (added ? <ins key={place}>{value}</ins> : shortened(value)))}
        </p>
      </div>
    </div>
  );
}
