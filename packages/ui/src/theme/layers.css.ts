import { globalLayer } from '@vanilla-extract/css';

/**
 * The cascade layers of the library, weakest first. A site writes its own rules into `overrides` and never needs `!important`.
 * Bundlers may print style sheets in another order than they were written, so a host prints {@link layerOrder} inline before
 * the first style sheet.
 */
globalLayer('reset');
globalLayer('theme');
globalLayer('components');
globalLayer('layouts');
globalLayer('overrides');
