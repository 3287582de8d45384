import { offerListening } from '@daily-nest/ui/listen';
import module from 'virtual:late-script/listen';

/** Offers to read pieces aloud, this one and those that are opened later. The page's own module and the application may both call it. */
export function offerReading(): void {
  if (window.offersListening) return;
  window.offersListening = true;
  offerListening(document, () => import(/* @vite-ignore */ module));
}
