import embed from 'virtual:inline-script/embed';
import page from 'virtual:inline-script/page';
import starter from 'virtual:inline-script/starter';

// Printed by the server only: in the browser's bundle the texts are empty.

/** What every page runs before its first paint. */
export const pageScript = page;

/** What a page that starts on intent runs besides. */
export const starterScript = starter;

/** What a page for a frame runs instead. */
export const embedScript = embed;
