/**
 * The inline script of every page, before its first paint: the reader's scheme and text size, the menus, broken covers,
 * the donation dialog, and pictures that become the lead of their page. It must stay small, since it travels with each page.
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
