/** The module that the first press on Listen fetches: it reads pieces aloud. */
import { listenToPieces } from '@daily-nest/ui/listen';
import { wholeSheet } from '../whole-sheet.ts';

const page = document.documentElement;

const listening = listenToPieces(document, {
  prepare: wholeSheet,
  onRead: () => document.querySelector('audio')?.pause(),
});

// A reader who starts the radio wants to hear the radio.
new MutationObserver(() => {
  if (page.dataset['radio'] === 'playing') listening.pause();
}).observe(page, { attributeFilter: ['data-radio'] });
