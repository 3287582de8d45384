import { createGlobalThemeContract } from '@vanilla-extract/css';
import { makeTokens } from './makeTokens.ts';
import { tokenName } from './names.ts';
import { wireframe } from './wireframe.ts';

/** The theme contract: the only colors, sizes and families that a component may read. Derived, so it cannot drift from the brands. */
export const vars = createGlobalThemeContract(makeTokens(wireframe).light, (_value, path) => tokenName(path));
