export { defineBrand } from './define-brand.ts';
export { defineFontFamily, type FontFaceSpec } from './define-font-family.ts';
export { componentStyle, componentVariants, layoutStyle } from './styles.ts';
