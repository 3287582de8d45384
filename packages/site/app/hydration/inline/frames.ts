/**
 * The inline script of pages that frame our own pages: it lends them its fonts, reports a frame that did not load, and keeps
 * drawing a part with frames that came near once.
 */
import { lendFonts } from './lend-fonts.ts';
import { lostFrames } from './lost-frames.ts';

// It must listen first, because `lendFonts` stops the messages that request fonts.
lostFrames(window);
lendFonts(window);

// Otherwise the part would be blank in a picture of the whole page, which is taken from its top.
addEventListener('contentvisibilityautostatechange', (event) => {
  if (!(event as ContentVisibilityAutoStateChangeEvent).skipped)
    (event.target as HTMLElement).style.contentVisibility = 'visible';
});
