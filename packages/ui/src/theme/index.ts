import './layers.css.ts';

export { brandCss, type BrandCssOptions } from './brandCss.ts';
export { vars } from './contract.css.ts';
export { type DesignTokens, designTokens } from './designTokens.ts';
export { type ContrastPair, contrastPairs } from './contrastPairs.ts';
export { type BrandTokens, makeTokens, type TokenChanges, type Tokens } from './makeTokens.ts';
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
export { type AnySection, sectionClassOf } from './sectionClassOf.ts';
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
