import './wireframe.css.ts';

/**
 * The name of the gray brand: `<html data-brand="wireframe">`. Import this entry only if that brand is shown.
 */
export const wireframeBrand = 'wireframe';
