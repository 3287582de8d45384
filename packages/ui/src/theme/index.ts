import './layers.css.ts';

export { brandCss, type BrandCssOptions } from './brand-css.ts';
export { vars } from './contract.css.ts';
export { type DesignTokens, designTokens } from './design-tokens.ts';
export { type ContrastPair, contrastPairs } from './contrast-pairs.ts';
export { type BrandTokens, makeTokens, type TokenChanges, type Tokens } from './make-tokens.ts';
export { media } from './media.ts';
export {
  layerOrder,
  layers,
  type SectionName,
  sectionNames,
  type TextRole,
  textRoles,
  tokenName,
} from './names.ts';
export { sectionClass, sectionHue } from './section.css.ts';
export { type AnySection, sectionClassOf } from './section-class-of.ts';
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
export { egg, focusOutline, focusRing, labelTab, visuallyHidden } from './mixins.ts';
export { wireframe } from './wireframe.ts';
