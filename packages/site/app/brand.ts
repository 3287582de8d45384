/** The title of this site: its theme, its logo and its values. "imports" in package.json selects it. */
// @boundaries-ignore package.json says which package #brand is
import '#brand/theme';

// @boundaries-ignore package.json says which package #brand is
export * from '#brand/index';

// @boundaries-ignore package.json says which package #brand is
export { italicFont, preloadFonts } from '#brand/fonts';

// @boundaries-ignore package.json says which package #brand is
export { hasFront, layout } from '#brand/layout';
