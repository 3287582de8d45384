import './layers.css.ts';
import './reset.css.ts';

export { vars } from './contract.css.ts';
export { defineBrand } from './defineBrand.ts';
export { defineFontFamily, type FontFaceSpec } from './defineFontFamily.ts';
export {
  type ContrastPair,
  contrastPairs,
  makeTokens,
  type TokenChanges,
  type Tokens,
} from './makeTokens.ts';
export { media } from './media.ts';
export { layerOrder, type SectionName, sectionNames, tokenName } from './names.ts';
export { sectionClass, sectionHue } from './section.css.ts';
export type { BrandSpec, DarkSpec, FontSpec, PaletteSpec } from './spec.ts';
export {
  componentStyle,
  componentVariants,
  focusOutline,
  focusRing,
  layoutStyle,
  visuallyHidden,
} from './styles.ts';
export { wireframe } from './wireframe.ts';
