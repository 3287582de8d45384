import { makeTokens } from './make-tokens.ts';
import { varsOf } from './vars.ts';
import { wireframe } from './wireframe.ts';

/**
 * The theme contract: the only colors, sizes and families that a component may read. Derived, so it cannot drift from the brands; a
 * module of styles, so that it is computed when the library is built and not in a reader's browser.
 */
export const vars = varsOf(makeTokens(wireframe).light);
