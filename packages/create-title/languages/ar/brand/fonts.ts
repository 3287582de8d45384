import display from './fonts/el-messiri.woff2?url';
import strong from './fonts/noto-naskh-strong.woff2?url';
import text from './fonts/noto-naskh.woff2?url';

/** The fonts of the first view, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const preloadFonts: readonly string[] = [display, text, strong];

/** Arabic is not slanted: emphasis has the upright face. */
export const italicFont: string = text;
