/** The inline script of pages that show our own pages in frames: it lends them its fonts, and reports a frame that did not load. */
import { lendFonts } from './lend-fonts.ts';
import { lostFrames } from './lost-frames.ts';

// It listens first, since `lendFonts` stops the messages that ask for fonts.
lostFrames(window);
lendFonts(window);
