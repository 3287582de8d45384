import { makeTokens } from './make-tokens.ts';
import { varsOf } from './vars.ts';
import { wireframe } from './wireframe.ts';

/**
 * The theme contract: the only colors, sizes and families that a component may use. Derived from makeTokens,
 * so it cannot differ from the brands. It is a style module, so that it is computed at build time and not in
 * a reader's browser.
 */
export const vars = varsOf(makeTokens(wireframe).light);
