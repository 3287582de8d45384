import { useCallback, useEffect, useState } from 'react';
import { wordsOf } from '../api.ts';

/** What a call answers, what went wrong with it, and how to ask again. */
export function useLoaded<Answer>(ask: () => Promise<Answer>) {
  const [answer, setAnswer] = useState<Answer>();
  const [fault, setFault] = useState('');
  const load = useCallback(
    () =>
      ask().then(
        (given) => {
          setAnswer(given);
          return setFault('');
        },
        (error: unknown) => setFault(wordsOf(error)),
      ),
    [ask],
  );
  useEffect(() => void load(), [load]);
  return { answer, fault, load, setFault };
}
