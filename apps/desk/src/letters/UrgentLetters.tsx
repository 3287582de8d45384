import { Button } from '@daily-nest/ui/button';
import { Dialog } from '@daily-nest/ui/dialog';
import { useState } from 'react';
import * as shared from '../desk.css.ts';
import { moment } from '../parts/moment.ts';
import { countOf } from './count-of.ts';
import { LetterPreview } from './LetterPreview.tsx';
import { lettersApi, pageOf, type UrgentLetter } from './letters-api.ts';
import * as css from './letters.css.ts';
import type { Acting } from './acting.ts';
import { UrgentForm } from './UrgentForm.tsx';

interface UrgentLettersProps extends Acting {
  letters: readonly UrgentLetter[];
  readers: number;
  needsSecond: boolean;
}

/** Urgent letters: written by one person, and sent by another, where there is one. */
export function UrgentLetters({ letters, readers, needsSecond, busy, act }: UrgentLettersProps) {
  const [sending, setSending] = useState<UrgentLetter>();
  const ended = letters.filter(({ end }) => end !== null);

  return (
    <section className={shared.part} aria-labelledby="urgent-title">
      <h2 id="urgent-title" className={shared.subtitle}>
        An urgent letter
      </h2>
      <p className={shared.note}>
        For a recall, a warning, a school that closes. It goes to {countOf(readers)} within minutes
        {needsSecond && ', once another editor says yes'}.
      </p>
      {letters
        .filter(({ end }) => end === null)
        .map((letter) => (
          <article key={letter.id} className={css.asked} aria-label={letter.news.title}>
            <p className={css.subject}>{letter.news.title}</p>
            <p className={shared.note}>
              Written by {letter.askedBy}, {moment(letter.askedAt)}. Nobody has it yet.
            </p>
            <LetterPreview src={pageOf(`urgent/${letter.id}`)} label={letter.news.title} />
            <div className={shared.actions}>
              {letter.isOwn && needsSecond ? (
                <p className={shared.note}>Another editor has to say yes.</p>
              ) : (
                <Button busy={busy} onClick={() => setSending(letter)}>
                  Send it …
                </Button>
              )}
              <Button
                tone="quiet"
                busy={busy}
                onClick={() => void act(() => lettersApi.refuse(letter.id), 'It is not sent.')}
              >
                {letter.isOwn ? 'Take it back' : 'Refuse it'}
              </Button>
            </div>
          </article>
        ))}
      <Dialog
        open={sending !== undefined}
        onClose={() => setSending(undefined)}
        title={`Send it to ${countOf(readers)}?`}
        actions={
          <>
            <Button
              onClick={() => {
                setSending(undefined);
                if (sending) void act(() => lettersApi.send(sending.id), 'It is on its way.');
              }}
            >
              Send it now
            </Button>
            <Button tone="quiet" onClick={() => setSending(undefined)}>
              Cancel
            </Button>
          </>
        }
      >
        <p className={shared.note}>“{sending?.news.title}” cannot be taken back.</p>
      </Dialog>
      <details>
        <summary className={shared.opener}>Write one</summary>
        <UrgentForm
          busy={busy}
          onAsk={(given) => act(() => lettersApi.ask(given), 'It is written, and not sent yet.')}
        />
      </details>
      {ended.length > 0 && (
        <details>
          <summary className={shared.opener}>Sent and refused</summary>
          <ul className={shared.list}>
            {ended.map(({ id, news, askedBy, end, endedBy, endedAt }) => (
              <li key={id} className={shared.row}>
                <span className={shared.grow}>{news.title}</span>
                <span className={shared.meta}>
                  Written by {askedBy}, {end === 'sent' ? 'sent' : 'refused'} by {endedBy}
                  {endedAt && `, ${moment(endedAt)}`}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
