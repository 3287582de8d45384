import { preload } from 'react-dom';
import { italicFont } from '../brand.ts';

/**
 * Preloads the italic font in a document with italic text. A font that only the style names arrives after the
 * first paint, and `font-display: optional` then leaves it out. In the running application the text itself
 * loads it.
 */
export function preloadItalics() {
  if (import.meta.env.SSR && italicFont)
    preload(italicFont, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}
