/** One flat piece of paper, cut along a shape. All lengths are in the px of the stage. */
export interface Sheet {
  /** Its color, `#a33e26`. */
  color: string;
  /** SVG shapes, filled: what is cut out. A stroke must be white, `strip` makes one. */
  shape: string;
  /** How high it lies over what is below it, which is how far its shadow falls: 0 to 20. */
  height: number;
  /** SVG printed on the sheet, in colors of its own; it does not reach beyond the edge. */
  marks?: string;
  /** How much its edge wobbles, as a factor: .5 for strings and wires. @default 1 */
  edge?: number;
  /** Width of a torn white edge, 2 to 5; without it the edge is cut. */
  torn?: number;
  /** Without shadow and without a lit edge: paint rather than paper. @default false */
  flat?: boolean;
  /** For glass and water, 0 to 1. @default 1 */
  opacity?: number;
  /** SVG shapes within which alone the sheet is seen: what stands behind a window. */
  clip?: string;
}

/** A sheet, or a thing made of several, such as a hand. */
export type Layer = Sheet | readonly Layer[];

/**
 * What is drawn: `scene` for a story, 1600 × 1000; `disc` for a roundel of the blog, 1000 × 1000, cut to its circle by the page;
 * `emblem` for the square beside a person's name, 1000 × 1000, and nowhere larger than 128 px.
 */
export type SceneKind = keyof typeof stages;

/** The stage of each kind in px. */
export const stages = {
  scene: { width: 1600, height: 1000 },
  disc: { width: 1000, height: 1000 },
  emblem: { width: 1000, height: 1000 },
} as const;

/** A cut-paper picture as data. It is named by its file: scenes/posts/first-fever.ts is the picture `posts/first-fever`. */
export interface Scene {
  kind: SceneKind;
  /** What it shows, in one sentence, for readers who cannot see it. */
  alt: string;
  /** The point that every crop keeps, as shares of width and height. */
  focus: readonly [x: number, y: number];
  /** Back to front. */
  layers: readonly Layer[];
}
