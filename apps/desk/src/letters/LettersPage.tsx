import { type ReactNode, useState } from 'react';
import { wordsOf } from '../api.ts';
import * as css from '../desk.css.ts';
import { useLoaded } from '../parts/use-loaded.ts';
import type { Acting } from './acting.ts';
import { type Letters, lettersApi } from './letters-api.ts';
import { SentLetters } from './SentLetters.tsx';
import { UrgentLetters } from './UrgentLetters.tsx';
import { WeeklyLetter } from './WeeklyLetter.tsx';

/** What goes to readers by mail: the next weekly letter, urgent ones, and what became of the last ones. */
export function LettersPage() {
  const { answer, fault, load, setFault } = useLoaded(lettersApi.all);
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);

  /** Returns whether it was done. */
  async function act(work: () => Promise<unknown>, words: string): Promise<boolean> {
    setBusy(true);
    try {
      await work();
      await load();
      setSaid(words);
      return true;
    } catch (error) {
      await load();
      setSaid('');
      setFault(wordsOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <h1 className={css.title}>Letters</h1>
      {fault && (
        <p role="alert" className={css.fault}>
          {fault}
        </p>
      )}
      <output className={css.note}>{said}</output>
      {answer && bodyOf(answer, { busy, act })}
    </>
  );
}

function bodyOf(answer: Letters | { isOn: false }, acting: Acting): ReactNode {
  if (!answer.isOn)
    return (
      <p className={css.note}>
        No letters are sent here. The owner of the server turns the newsletter on (MAIL_URL).
      </p>
    );
  return (
    <>
      {answer.isAway && (
        <p className={css.fault}>
          The mail server does not answer. Letters wait, and go by themselves when it is back.
        </p>
      )}
      <WeeklyLetter weekly={answer.weekly} readers={answer.readers.weekly ?? 0} {...acting} />
      <UrgentLetters
        letters={answer.urgent}
        readers={answer.readers.breaking ?? 0}
        needsSecond={answer.needsSecond}
        {...acting}
      />
      <SentLetters letters={answer.sent} />
    </>
  );
}
