import './layers.css.ts';
import './reset.css.ts';

export { vars } from './contract.css.ts';
export { defineBrand } from './defineBrand.ts';
export { defineFontFamily, type FontFaceSpec } from './defineFontFamily.ts';
export { type ContrastPair, contrastPairs } from './contrastPairs.ts';
export { type BrandTokens, makeTokens, type TokenChanges, type Tokens } from './makeTokens.ts';
export { media } from './media.ts';
export { layerOrder, type SectionName, sectionNames, type TextRole, textRoles, tokenName } from './names.ts';
export { sectionClass, sectionHue } from './section.css.ts';
export type {
  BrandSpec,
  CutLine,
  DarkSpec,
  FontSpec,
  GroundSpec,
  LabelForm,
  MastheadForm,
  PaletteSpec,
  Steps,
  TextSpec,
} from './spec.ts';
export {
  componentStyle,
  componentVariants,
  focusOutline,
  focusRing,
  egg,
  labelTab,
  layoutStyle,
  visuallyHidden,
} from './styles.ts';
export { wireframe } from './wireframe.ts';
