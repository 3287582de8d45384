import ads from 'virtual:inline-script/ads';
import embed from 'virtual:inline-script/embed';
import frames from 'virtual:inline-script/frames';
import page from 'virtual:inline-script/page';
import piece from 'virtual:inline-script/piece';
import printing from 'virtual:inline-script/printing';
import saved from 'virtual:inline-script/saved';
import sound from 'virtual:inline-script/sound';
import starter from 'virtual:inline-script/starter';
import tabs from 'virtual:inline-script/tabs';

// Printed by the server only: in the browser's bundle the texts are empty.

/** What every page runs before its first paint. */
export const pageScript = page;

/** What a page that starts on intent runs besides. */
export const starterScript = starter;

/** What the radio's page runs before the starter: it sees a press first. */
export const soundScript = sound;

/** What pages with tabs run besides. */
export const tabsScript = tabs;

/** What a page of a site with an ad network runs besides. */
export const adsScript = ads;

/** What the pages of urgent help run besides. */
export const printingScript = printing;

/** What pages with our own pages in frames run besides. */
export const framesScript = frames;

/** What a page for a frame runs instead. */
export const embedScript = embed;

/** What a page of one piece runs besides: saving and sharing before the application runs. */
export const pieceScript = piece;

/** What the page of what is saved runs besides: its lists. */
export const savedScript = saved;
