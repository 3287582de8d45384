export { defineBrand } from './defineBrand.ts';
export { defineFontFamily, type FontFaceSpec } from './defineFontFamily.ts';
export { componentStyle, componentVariants, layoutStyle } from './styles.ts';
