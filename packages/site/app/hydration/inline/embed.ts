/**
 * The inline script of a framed page, before its first paint. It applies the scheme and text size of the
 * embedding page (or the stored ones, if the page is opened directly), shows as many stories as fit the
 * frame, and borrows fonts.
 */
import { framedPreferences, preferences } from '@daily-nest/ui/scheme-switch';
import { borrowFonts } from './borrow-fonts.ts';
import { wholeStories } from './whole-stories.ts';

preferences(document);
framedPreferences(document);
const fit = wholeStories(document);
borrowFonts(document, fit);
