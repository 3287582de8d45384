import { globalLayer } from '@vanilla-extract/css';
import { layers } from './names.ts';

/**
 * The cascade layers of the library, weakest first. A site writes its own rules into `dn.overrides` and never
 * needs `!important`. Bundlers may reorder style sheets, so a host that compiles the library from source
 * prints {@link layerOrder} inline before the first style sheet; published files contain the order
 * themselves.
 */
for (const layer of layers) globalLayer(layer);
