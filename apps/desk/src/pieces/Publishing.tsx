import { Button } from '@daily-nest/ui/button';
import { DatePicker } from '@daily-nest/ui/date-picker';
import { Field } from '@daily-nest/ui/field';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Piece } from '@daily-nest/content/desk';
import { api, type Person } from '../api.ts';
import * as shared from '../desk.css.ts';
import { momentIn } from '../parts/moment.ts';
import { textIn } from '../parts/text-in.ts';
import { session } from '../session.ts';
import type { Draft } from './draft-store.ts';
import * as css from './piece.css.ts';
import { stateWords } from './Pieces.tsx';

interface PublishingProps {
  draft: Draft;
  person: Person;
  /** Whether a check stops the piece. */
  stops: boolean;
}

/** Where the piece is, and everything that is done with it on the site. */
export function Publishing({ draft, person, stops }: PublishingProps) {
  const { piece, save, busy, base } = useStore(draft.store);
  const { site, zone } = useStore(session);
  const isOnSite = piece.state === 'published';
  const hasChanges = save !== 'saved' || base !== piece.publishedVersion;
  const isReady = save !== 'conflict' && !stops && (!isOnSite || hasChanges);
  const mayPublish = person.role !== 'writer';
  const { id } = piece;
  return (
    <>
      <p className={shared.note}>
        <span className={shared.state[piece.state]}>{stateWords[piece.state]}</span>
        {isOnSite && hasChanges && ', with changes that readers do not see yet'}
        {piece.withdrawnWords && `: “${piece.withdrawnWords}”`}
      </p>
      {isOnSite && site !== null && (
        <p className={shared.note}>
          <a href={`${site}/blog/${piece.slug}`} target="_blank" rel="noopener">
            See it on the site
          </a>
        </p>
      )}
      <Planned draft={draft} piece={piece} zone={zone} mayChange={mayPublish} />
      {mayPublish && (
        <>
          <div className={shared.actions}>
            {!isOnSite && (
              <Button
                busy={busy}
                disabled={!isReady}
                aria-describedby="checks"
                onClick={() => void draft.publish()}
              >
                Publish
              </Button>
            )}
            {piece.undo && <Undo key={piece.undo.action} draft={draft} undo={piece.undo} />}
          </div>
          {isOnSite && <PublishChanges draft={draft} busy={busy} disabled={!isReady} />}
          <Step
            title={piece.planned ? 'Choose another time' : 'Publish at a time'}
            action={piece.planned ? 'Change the time' : 'Plan it'}
            disabled={!isReady || busy}
            onSubmit={(form) =>
              draft.act(() =>
                api.plan(id, { version: draft.store.getState().base, at: textIn(form, 'at').slice(0, 16) }),
              )
            }
          >
            <WhenToPublish zone={zone} />
          </Step>
          {isOnSite && (
            <>
              <Step
                title="Change the address"
                action="Move the piece"
                disabled={busy}
                onSubmit={(form) => draft.act(() => api.changeAddress(id, textIn(form, 'slug').trim()))}
              >
                <Field
                  label="New address"
                  hint="The old address leads there from then on."
                  name="slug"
                  defaultValue={piece.slug ?? ''}
                  key={piece.slug}
                  maxLength={150}
                  spellCheck={false}
                  autoCapitalize="none"
                  required
                />
              </Step>
              <Step
                title="Withdraw"
                action="Take it off the site"
                disabled={busy}
                onSubmit={(form) => draft.act(() => api.withdraw(id, textIn(form, 'words')))}
              >
                <Field
                  label="A sentence for readers"
                  hint="May be left out. The page says that the editors have withdrawn the piece."
                  name="words"
                  maxLength={300}
                />
              </Step>
            </>
          )}
        </>
      )}
    </>
  );
}

/** The form sends what the clocks of the title's zone show. */
function WhenToPublish({ zone }: { zone: string }) {
  const [at, setAt] = useState<string | null>(null);
  return (
    <DatePicker label="Day and time" name="at" value={at} onValueChange={setAt} timeZone={zone} required />
  );
}

const kinds = [
  { value: 'small', label: 'Words and commas: no mark' },
  { value: 'new', label: 'The text: says on which day' },
  { value: 'correction', label: 'A fact was wrong: a correction' },
];

/** Publishes a text over the one that readers have, and says what they are told of it. */
function PublishChanges({ draft, busy, disabled }: { draft: Draft; busy: boolean; disabled: boolean }) {
  const [kind, setKind] = useState('small');
  async function publish(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const correction = { was: textIn(form, 'was').trim(), is: textIn(form, 'is').trim() };
    const isDone = await draft.publish(kind === 'correction' ? correction : kind === 'new' ? 'new' : 'small');
    if (isDone) setKind('small');
  }
  return (
    <form className={css.stepForm} onSubmit={(event) => void publish(event)}>
      <Field
        label="What has changed"
        options={kinds}
        value={kind}
        disabled={disabled}
        onChange={({ target }) => setKind(target.value)}
      />
      {kind === 'correction' && (
        <>
          <Field label="What is right, in a sentence" name="is" maxLength={400} required />
          <Field
            label="What stood there before, in a sentence"
            hint="Both stand below the piece and on the page of corrections."
            name="was"
            maxLength={400}
            required
          />
        </>
      )}
      <Button type="submit" busy={busy} disabled={disabled} aria-describedby="checks">
        Publish the changes
      </Button>
    </form>
  );
}

interface PlannedProps {
  draft: Draft;
  piece: Piece;
  zone: string;
  mayChange: boolean;
}

/** What is planned, or why nothing came of it. */
function Planned({ draft, piece: { id, planned, scheduleFault, newest }, zone, mayChange }: PlannedProps) {
  if (!planned && !scheduleFault) return null;
  return (
    <p className={scheduleFault ? shared.fault : shared.note} role={scheduleFault ? 'alert' : undefined}>
      {planned && `To be published on ${momentIn(zone, planned.at)}. `}
      {planned && planned.version !== newest.number && 'What was changed since then is not in it. '}
      {scheduleFault && `It was not published at its time. ${scheduleFault} `}
      {mayChange && (
        <button
          type="button"
          className={shared.linkButton}
          onClick={() => void draft.act(() => api.cancelPlan(id))}
        >
          {planned ? 'Cancel' : 'Understood'}
        </button>
      )}
    </p>
  );
}

/** Takes the last step back for as long as the server allows it. */
function Undo({ draft, undo: { action, seconds } }: { draft: Draft; undo: NonNullable<Piece['undo']> }) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  if (isOver) return null;
  return (
    <Button tone="quiet" onClick={() => void draft.act(() => api.undo(draft.store.getState().piece.id))}>
      {action === 'published' ? 'Undo publishing' : 'Undo withdrawing'}
    </Button>
  );
}

interface StepProps {
  title: string;
  action: string;
  disabled: boolean;
  /** Whether it succeeded; then the form is closed. */
  onSubmit: (form: FormData) => Promise<boolean>;
  children: ReactNode;
}

/** A form that opens below its name. One of them is open at a time. */
function Step({ title, action, disabled, onSubmit, children }: StepProps) {
  const [isOpen, setOpen] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (await onSubmit(new FormData(event.currentTarget))) setOpen(false);
  }
  return (
    <details name="publishing" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={css.step}>{title}</summary>
      <form className={css.stepForm} onSubmit={(event) => void submit(event)}>
        {children}
        <Button type="submit" tone="quiet" disabled={disabled}>
          {action}
        </Button>
      </form>
    </details>
  );
}
