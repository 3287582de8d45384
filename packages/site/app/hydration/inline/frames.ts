/** The inline script of pages with our own pages in frames: these take its fonts instead of fetching them again, and one that is lost is told. */
import { lendFonts } from './lend-fonts.ts';
import { lostFrames } from './lost-frames.ts';

// It hears first: what lends fonts keeps the question for them to itself.
lostFrames(window);
lendFonts(window);
