import { globalLayer } from '@vanilla-extract/css';
import { layers } from './names.ts';

/**
 * The cascade layers of the library, weakest first. A site writes its own rules into `dn.overrides` and never needs `!important`.
 * Bundlers may print style sheets in another order than they were written, so a host that compiles the library from source prints
 * {@link layerOrder} inline before the first style sheet; published files state the order themselves.
 */
for (const layer of layers) globalLayer(layer);
