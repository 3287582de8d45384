import ads from 'virtual:inline-script/ads';
import clock from 'virtual:inline-script/clock';
import doses from 'virtual:inline-script/doses';
import embed from 'virtual:inline-script/embed';
import frames from 'virtual:inline-script/frames';
import page from 'virtual:inline-script/page';
import piece from 'virtual:inline-script/piece';
import print from 'virtual:inline-script/print';
import urgent from 'virtual:inline-script/urgent';
import saved from 'virtual:inline-script/saved';
import sound from 'virtual:inline-script/sound';
import starter from 'virtual:inline-script/starter';
import tabs from 'virtual:inline-script/tabs';

// Only the server writes them into pages: in the browser's bundle the texts are empty.

/** For every page, before its first paint. */
export const pageScript = page;

/** For pages that start on intent. */
export const starterScript = starter;

/** For the radio's page. It runs before the starter, so that it gets a press first. */
export const soundScript = sound;

/** For pages with tabs. */
export const tabsScript = tabs;

/** For pages of a site with an ad network. */
export const adsScript = ads;

/** For pages that are printed: their button prints before the application runs. */
export const printScript = print;

/** For the pages of urgent help. */
export const urgentScript = urgent;

/** For the page of doses. */
export const dosesScript = doses;

/** For pages that frame our own pages. */
export const framesScript = frames;

/** For a front page with a house. */
export const clockScript = clock;

/** For pages inside a frame, instead of all others. */
export const embedScript = embed;

/** For the page of a piece: saving and sharing before the application runs. */
export const pieceScript = piece;

/** For the lists of `/saved`. */
export const savedScript = saved;
