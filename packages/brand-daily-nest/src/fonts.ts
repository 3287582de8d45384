import controls from './fonts/atkinson.woff2?url';
import italics from './fonts/newsreader-italic.woff2?url';
import text from './fonts/newsreader.woff2?url';
import display from './fonts/young-serif.woff2?url';

/** The fonts of the first view, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const preloadFonts: readonly string[] = [display, text, controls];

/** Preloaded on pages with italic text. */
export const italicFont: string = italics;
