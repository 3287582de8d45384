/** The title that this site is: its theme, its logo and its values. The line "imports" of package.json says which it is. */
// @boundaries-ignore package.json says which package #brand is
import '#brand/theme';

// @boundaries-ignore package.json says which package #brand is
export * from '#brand/index';

// @boundaries-ignore package.json says which package #brand is
export { italicFont, preloadFonts } from '#brand/fonts';
