import { Button } from '@daily-nest/ui/button';
import { useStore } from 'zustand';
import * as shared from '../desk.css.ts';
import { moment, momentIn } from '../parts/moment.ts';
import { session } from '../session.ts';
import { LetterPreview } from './LetterPreview.tsx';
import { type Letters, lettersApi, pageOf } from './letters-api.ts';
import * as css from './letters.css.ts';
import type { Acting } from './acting.ts';
import { countOf } from './count-of.ts';

/** The next weekly letter: what will be in it, and whether it is held. */
export function WeeklyLetter({
  weekly: { week, at, held, subject },
  readers,
  busy,
  act,
}: { weekly: Letters['weekly']; readers: number } & Acting) {
  const { zone } = useStore(session);
  const when = at ? `on ${momentIn(zone, at)}` : 'when somebody runs pnpm letter weekly';
  const set = (holds: boolean, words: string) =>
    void act(() => lettersApi.hold({ week, held: holds }), words);

  return (
    <section className={shared.part} aria-labelledby="weekly-title">
      <h2 id="weekly-title" className={shared.subtitle}>
        The weekly letter
      </h2>
      {held ? (
        <p className={shared.fault}>
          Held by {held.by ?? 'somebody'} since {moment(held.at)}. It does not go before it is let go.
        </p>
      ) : (
        <p className={shared.note}>
          It goes to {countOf(readers)} {when}, with what is new until then.
        </p>
      )}
      {subject === null ? (
        <p className={shared.note}>Nothing is new since the last letter: without a new piece none goes.</p>
      ) : (
        <>
          <p className={css.subject}>{subject}</p>
          <LetterPreview src={pageOf('weekly')} label="The next weekly letter" />
        </>
      )}
      <div className={shared.actions}>
        {held ? (
          <Button busy={busy} onClick={() => set(false, 'The letter goes at its time.')}>
            Let it go
          </Button>
        ) : (
          <Button tone="quiet" busy={busy} onClick={() => set(true, 'The letter is held.')}>
            Hold it
          </Button>
        )}
      </div>
    </section>
  );
}
