import { Resvg } from '@resvg/resvg-js';

/** A picture's size in px, and its scale relative to the stage. */
export interface Format {
  width: number;
  height: number;
  stage: { width: number; height: number };
}

/** Renders SVG shapes as RGBA of the whole picture, with premultiplied colors. */
export function raster(svg: string, { width, height, stage }: Format): Uint8Array {
  return new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${stage.width} ${stage.height}">${svg}</svg>`,
    { font: { loadSystemFonts: false } },
  ).render().pixels;
}

/** Renders shapes in one color, for cutting. */
export function stencil(shape: string, format: Format): Uint8Array {
  return raster(`<g fill="#fff">${shape}</g>`, format);
}
