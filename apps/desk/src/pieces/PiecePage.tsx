import { checkDraft } from '@daily-nest/content/draft-checks';
import { EmptyState } from '@daily-nest/ui/empty-state';
import { useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Piece } from '@daily-nest/content/desk';
import { api, CallError, type Person, wordsOf } from '../api.ts';
import * as shared from '../desk.css.ts';
import { SignIn } from '../people/SignIn.tsx';
import { session } from '../session.ts';
import { BodyEditor } from './BodyEditor.tsx';
import { Conflict } from './Conflict.tsx';
import { countsOf } from './counts.ts';
import { Details } from './Details.tsx';
import { createDraft, type Draft, type SaveState } from './draft-store.ts';
import { Findings } from './Findings.tsx';
import * as css from './piece.css.ts';
import { PiecePreview } from './PiecePreview.tsx';
import { Presence } from './Presence.tsx';
import { Publishing } from './Publishing.tsx';
import { TextArea } from './TextArea.tsx';
import { useLeaving } from './use-leaving.ts';
import { useLinkFindings } from './use-link-findings.ts';
import { Versions } from './Versions.tsx';

/** Loads a piece and opens it. */
export function PiecePage({ id, person }: { id: string; person: Person }) {
  const [draft, setDraft] = useState<Draft>();
  const [fault, setFault] = useState('');
  const [isMissing, setMissing] = useState(false);

  useEffect(() => {
    let opened: Draft | undefined;
    let isLeft = false;
    const open = (piece: Piece) => {
      if (isLeft) return;
      opened = createDraft(piece, { api, personId: person.id, storage: localStorage });
      setDraft(opened);
    };
    api.piece(id).then(open, (error: unknown) => {
      setMissing(error instanceof CallError && error.status === 404);
      setFault(wordsOf(error));
    });
    return () => {
      isLeft = true;
      opened?.stop();
    };
  }, [id, person.id]);

  if (isMissing)
    return <EmptyState headingLevel={1} title="No such piece" text="It may be somebody else’s draft." />;
  if (!draft)
    return (
      <p role={fault ? 'alert' : undefined} className={fault ? shared.fault : shared.note}>
        {fault || 'Opening the piece …'}
      </p>
    );
  return <PieceEditor draft={draft} person={person} />;
}

function PieceEditor({ draft, person }: { draft: Draft; person: Person }) {
  const { piece, fields, save, newest, refusal, faults, base } = useStore(draft.store);
  const bodyLabel = useId();
  const [isPreviewed, setPreviewed] = useState(false);
  const [isPublishing, setPublishing] = useState(false);
  const mayPublish = person.role !== 'writer';
  const hasSite = useStore(session).sites.length > 0;
  const checked = useDeferredValue(fields);
  const linkFindings = useLinkFindings(draft, checked);
  const ownFindings = useMemo(() => checkDraft(checked), [checked]);
  const findings = [...ownFindings, ...linkFindings];
  const counts = useMemo(() => countsOf(checked.body), [checked.body]);
  useLeaving(draft);
  useEffect(() => {
    document.title = `${fields.title || 'Untitled'} | The desk`;
    return () => {
      document.title = 'The desk';
    };
  }, [fields.title]);

  const stops = findings.filter((finding) => finding.stops);

  return (
    <div className={css.spread} data-preview={isPreviewed || undefined}>
      <div className={css.text}>
        <h1 className={css.unseen}>{piece.title || 'Untitled'}</h1>
        {save === 'conflict' && newest && (
          <Conflict
            key={newest.number}
            own={fields}
            newest={newest}
            onResolve={(chosen) => void draft.resolve(chosen)}
          />
        )}
        <div hidden={save === 'conflict'}>
          <TextArea
            id="title"
            label="Title"
            className={css.title}
            maxLength={300}
            value={fields.title}
            onChange={(title) => draft.change({ title })}
          />
          <TextArea
            id="description"
            label="Deck"
            className={css.deck}
            maxLength={600}
            value={fields.description}
            onChange={(description) => draft.change({ description })}
          />
          <p id={bodyLabel} className={css.unseen}>
            Body
          </p>
          <BodyEditor
            id="body"
            labelledBy={bodyLabel}
            value={fields.body}
            onChange={(body) => draft.change({ body })}
          />
        </div>
      </div>
      <section className={css.status} aria-label="Saving and publishing">
        <div className={css.bar}>
          <output className={css.saving} data-state={save}>
            {savingWords[save]}
          </output>
          <p className={css.counts}>
            {counts.words.toLocaleString('en-US')} words, {counts.minutes} min
          </p>
          {hasSite && (
            <button
              type="button"
              className={shared.linkButton}
              aria-expanded={isPreviewed}
              onClick={() => setPreviewed(!isPreviewed)}
            >
              {isPreviewed ? 'Close the preview' : 'Preview'}
            </button>
          )}
          <button
            type="button"
            className={`${shared.linkButton} ${css.publishingOpener}`}
            aria-expanded={isPublishing}
            onClick={() => setPublishing(!isPublishing)}
          >
            {mayPublish ? 'Publish …' : 'State'}
          </button>
        </div>
        <Presence draft={draft} />
        {save === 'refused' && (
          <p role="alert" className={shared.fault}>
            {refusal}
          </p>
        )}
        {save === 'signed-out' && <SignIn email={person.email} onDone={() => void draft.save()} />}
        <div className={css.publishing} data-open={isPublishing || undefined}>
          <Publishing draft={draft} person={person} stops={stops.length > 0} />
        </div>
        {faults.length > 0 && (
          <div role="alert">
            <p className={shared.fault}>This was not done.</p>
            <Findings findings={faults.map((fault) => ({ ...fault, stops: true }))} />
          </div>
        )}
      </section>
      {isPreviewed && <PiecePreview draft={draft} />}
      <aside className={css.rail} aria-label="Checks and details">
        <section className={css.block} aria-labelledby="checks-title">
          <h2 id="checks-title" className={shared.subtitle}>
            Checks
          </h2>
          <div id="checks">
            {findings.length === 0 ? (
              <p className={shared.note}>Nothing to mend.</p>
            ) : (
              <Findings findings={findings} />
            )}
          </div>
        </section>
        <section className={css.block} aria-labelledby="details-title">
          <h2 id="details-title" className={shared.subtitle}>
            Details
          </h2>
          <Details fields={fields} isAddressFixed={piece.slug !== null} onChange={draft.change} />
        </section>
        <Versions id={piece.id} newest={base} now={fields} onTake={(old) => draft.change(old)} />
      </aside>
    </div>
  );
}

const savingWords: Record<SaveState, string> = {
  saved: 'Saved',
  changed: 'Not saved yet',
  saving: 'Saving …',
  offline: 'No connection. Your text is kept in this browser and sent later.',
  conflict: 'Not saved: there are two texts',
  'signed-out': 'Not saved: your session has ended. Your text is kept in this browser.',
  refused: 'Not saved',
};
