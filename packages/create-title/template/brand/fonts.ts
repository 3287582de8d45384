import italics from './fonts/bitter-italic.woff2?url';
import text from './fonts/bitter-text.woff2?url';
import display from './fonts/bricolage-display.woff2?url';
import controls from './fonts/bricolage-ui.woff2?url';

/** The fonts of the first view, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const preloadFonts: readonly string[] = [display, text, controls];

/** Preloaded on pages with italic text. */
export const italicFont: string = italics;
