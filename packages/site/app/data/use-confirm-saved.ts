import { useCallback } from 'react';
import { useToast } from '@daily-nest/ui/toast';

/** Shows a toast that a choice was saved, or that this browser saves none. The sentence says what will happen. */
export function useConfirmSaved(): (sentence: string) => void {
  const show = useToast();
  return useCallback(
    (sentence) => {
      if (storesChoices()) show(`Saved. ${sentence}`, { tone: 'success' });
      else show('Your browser stores nothing for this site, so your choice holds for this page only.');
    },
    [show],
  );
}

/** Whether the browser lets this site store anything: the look itself throws where the reader blocks it. */
function storesChoices(): boolean {
  try {
    return localStorage.length >= 0;
  } catch {
    return false;
  }
}
