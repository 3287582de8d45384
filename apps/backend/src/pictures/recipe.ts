/** Raise it when anything below changes. It is part of the key of files that are cached forever. */
export const edition = '2';

/** The shapes in layouts: the post's own picture, and the circle of the list. */
export const shapes = {
  scene: { ratio: 8 / 5, widths: [224, 480, 800, 1200, 1600], plainWidth: 1200 },
  round: { ratio: 1, widths: [160, 320, 480, 800], plainWidth: 480 },
} as const;

export type Shape = keyof typeof shapes;

export const mediaTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

export type Format = keyof typeof mediaTypes;

/** The media type of a file by its name. */
export function mediaTypeOf(name: string): string {
  return mediaTypes[name.slice(name.lastIndexOf('.') + 1) as Format];
}

/** Smaller pictures are buttons or tracking pixels. */
export const leastSide = 160;

/** The largest picture that is decoded: 8000 × 5000. */
export const mostPixels = 40_000_000;

/** The largest file that is fetched. */
export const mostBytes = 12 * 1024 * 1024;

/**
 * Returns the widths in px in which a picture of this width is stored, none wider than itself. Adds a width
 * between two steps if it is worth a file.
 */
export function widthsOf(shape: Shape, width: number): number[] {
  const widths = shapes[shape].widths.filter((step) => step <= width);
  const widest = Math.max(...shapes[shape].widths);
  const last = widths.at(-1) ?? 0;
  return width < widest && width > last * 1.1 ? [...widths, width] : widths;
}

/** Returns the width of the JPEG, for browsers, feed readers and networks without AVIF and WebP. */
export function plainWidthOf(shape: Shape, widths: readonly number[]): number {
  return widths.findLast((width) => width <= shapes[shape].plainWidth) ?? widths[0]!;
}

/** Returns the height in px of a file. */
export function heightOf(shape: Shape, width: number): number {
  return Math.round(width / shapes[shape].ratio);
}

/** Returns the name of a file of a picture. */
export function fileName(shape: Shape, width: number, format: Format): string {
  return `${shape}-${width}.${format}`;
}
