/**
 * The inline script of every page, before its first paint: scheme and text size, menus, broken covers, the
 * donation dialog, and lead pictures. It must stay small, because every page contains it.
 */
import { menus } from '@daily-nest/ui/header';
import { preferences } from '@daily-nest/ui/scheme-switch';
import { brokenCovers } from './covers.ts';
import { donationDialog } from './donation.ts';
import { leadPictures } from './lead-pictures.ts';

preferences(document);
menus(document);
brokenCovers(document);
donationDialog(document);
leadPictures(window, document);
