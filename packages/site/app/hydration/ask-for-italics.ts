import { preload } from 'react-dom';
import { italicFont } from '../brand.ts';

/**
 * Puts the file of the italics into the head of a document, for a page with words in them. A font that is found in the style only is
 * there after the first picture of the page, and then it is no longer used on it. In the running application the words ask for it.
 */
export function askForItalics() {
  if (import.meta.env.SSR) preload(italicFont, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}
