/** The inline script of pages with our own pages in frames: these take its fonts instead of fetching them again. */
import { lendFonts } from './lendFonts.ts';

lendFonts(window);
