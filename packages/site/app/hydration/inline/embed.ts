/**
 * The inline script of a page in a frame, before its first paint. It applies the reader's scheme and text size of the embedding page (or
 * the stored ones, where the page is opened by itself), shows as many stories as the frame holds, and borrows fonts.
 */
import { framedPreferences, preferences } from '@daily-nest/ui/scheme-switch';
import { borrowFonts } from './borrow-fonts.ts';
import { wholeStories } from './whole-stories.ts';

preferences(document);
framedPreferences(document);
const fit = wholeStories(document);
borrowFonts(document, fit);
