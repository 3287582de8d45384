import { offerListening } from '@daily-nest/ui/listen';
import module from 'virtual:late-script/listen';

/**
 * Adds the Listen button to the current piece and later ones. The page's own module and the application may
 * both call it.
 */
export function offerReading(): void {
  if (window.offersListening) return;
  window.offersListening = true;
  offerListening(document, () => import(/* @vite-ignore */ module));
}
