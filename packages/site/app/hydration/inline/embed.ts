/**
 * The inline script of a page that stands in a frame, before its first paint: the reader's scheme and text size as the page
 * around it has them, or as they are kept, where it is opened by itself; as many stories as the frame holds; and the fonts that the page around has already.
 */
import { framedPreferences, preferences } from '@daily-nest/ui/scheme-switch';
import { borrowFonts } from './borrow-fonts.ts';
import { wholeStories } from './whole-stories.ts';

preferences(document);
framedPreferences(document);
const fit = wholeStories(document);
borrowFonts(document, fit);
