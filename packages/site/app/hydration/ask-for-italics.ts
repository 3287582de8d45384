import { preload } from 'react-dom';
import { italicFont } from '../brand.ts';

/**
 * Puts the file of the italics into the head, for a page with words in them. A font that is found in the style only is there after the
 * first picture of the page, and then it is no longer used on it.
 */
export function askForItalics() {
  preload(italicFont, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}
