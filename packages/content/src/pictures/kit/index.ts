import { el } from './shape.ts';

export * from './shape.ts';
export * from './palette.ts';
export * from './nature.ts';
export * from './people.ts';
export * from './things.ts';

/** A whole picture of 1200 by 750 as SVG text; parts are drawn in order, back to front. */
export const picture = (...parts: string[]) =>
  el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 1200 750', width: 1200, height: 750 },
    ...parts,
  );
