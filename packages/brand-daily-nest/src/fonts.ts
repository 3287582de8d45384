import display from './fonts/newsreader-display.woff2?url';
import text from './fonts/newsreader-text.woff2?url';

/** The fonts of the first view, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const preloadFonts: readonly string[] = [display, text];
