import { useCallback } from 'react';
import { useToast } from '@daily-nest/ui/toast';
import * as words from '../words/shell.ts';

/**
 * Returns a function that shows a toast: the given sentence after a choice, or that this browser stores none.
 */
export function useConfirmSaved(): (sentence: string) => void {
  const show = useToast();
  return useCallback(
    (sentence) => {
      if (storesChoices()) show(words.saved(sentence), { tone: 'success' });
      else show(words.storesNothing);
    },
    [show],
  );
}

/** Returns whether the browser lets this site store anything. With blocked storage even reading throws. */
function storesChoices(): boolean {
  try {
    return localStorage.length >= 0;
  } catch {
    return false;
  }
}
