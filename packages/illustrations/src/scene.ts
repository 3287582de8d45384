/** One flat piece of paper, cut along a shape. All lengths are in the px of the stage. */
export interface Sheet {
  /** Its color, `#a33e26`. */
  color: string;
  /** SVG shapes, filled: the cut outline. A stroke must be white; `strip` makes one. */
  shape: string;
  /** Its height above the sheets below, which sets the length of its shadow: 0 to 20. */
  height: number;
  /** SVG printed on the sheet in its own colors; clipped at the edge. */
  marks?: string;
  /** How much its edge wobbles, as a factor: .5 for strings and wires. @default 1 */
  edge?: number;
  /** The width of a torn white edge, 2 to 5; without it the edge is cut. */
  torn?: number;
  /** Without shadow and lit edge: paint instead of paper. @default false */
  flat?: boolean;
  /** The opacity, for glass and water, 0 to 1. @default 1 */
  opacity?: number;
  /** SVG shapes that clip the sheet: for things behind a window. */
  clip?: string;
}

/** A sheet, or a thing made of several, such as a hand. */
export type Layer = Sheet | readonly Layer[];

/**
 * The kind of a picture: `scene` for a story, 1600 × 1000; `disc` for a roundel of the blog, 1000 × 1000,
 * cropped to its circle by the page; `portrait` for a person of the masthead, 1000 × 1000, shown at
 * most 440 px wide.
 */
export type SceneKind = keyof typeof stages;

/** The stage of each kind in px. */
export const stages = {
  scene: { width: 1600, height: 1000 },
  disc: { width: 1000, height: 1000 },
  portrait: { width: 1000, height: 1000 },
} as const;

/**
 * A cut-paper picture as data. Its file names it: scenes/posts/first-fever.ts is the picture
 * `posts/first-fever`.
 */
export interface Scene {
  kind: SceneKind;
  /** The text alternative, in one sentence. */
  alt: string;
  /** The point that every crop keeps, as fractions of width and height. */
  focus: readonly [x: number, y: number];
  /** Back to front. */
  layers: readonly Layer[];
}
