/**
 * The inline script of a page that stands in a frame, before its first paint: the reader's scheme and text size as the page
 * around it has them, or as they are kept, where it is opened by itself.
 */
import { framedPreferences, preferences } from '@daily-nest/ui/scheme-switch';

preferences(document);
framedPreferences(document);
