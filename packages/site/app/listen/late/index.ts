/** The module that the first press on Listen loads: it reads pieces aloud. */
import { listenToPieces } from '@daily-nest/ui/listen';
import { loadFullStyleSheet } from '../full-style-sheet.ts';

const page = document.documentElement;

const listening = listenToPieces(document, {
  prepare: loadFullStyleSheet,
  onRead: () => document.querySelector('audio')?.pause(),
});

// A reader who starts the radio wants to hear it.
new MutationObserver(() => {
  if (page.dataset['radio'] === 'playing') listening.pause();
}).observe(page, { attributeFilter: ['data-radio'] });
