import display from './fonts/alegreya-display.woff2?url';
import italics from './fonts/alegreya-italic.woff2?url';
import controls from './fonts/alegreya-sans.woff2?url';
import text from './fonts/alegreya-text.woff2?url';

/** The fonts of the first view, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const preloadFonts: readonly string[] = [display, text, controls];

/** Preloaded on pages with italic text. */
export const italicFont: string = italics;
