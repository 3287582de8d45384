/**
 * The inline script of pages that frame our own pages: it lends them its fonts, and reports a frame that did
 * not load.
 */
import { lendFonts } from './lend-fonts.ts';
import { lostFrames } from './lost-frames.ts';

// It must listen first, because `lendFonts` stops the messages that request fonts.
lostFrames(window);
lendFonts(window);
