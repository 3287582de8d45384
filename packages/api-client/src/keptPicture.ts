import * as z from 'zod/mini';

/** One shape of a picture that the backend keeps. */
export interface KeptShape {
  /** Widths in px of its AVIF and WebP files, the narrowest first. */
  widths: number[];
  /** Width in px of its JPEG. */
  width: number;
  /** Height in px of its JPEG. */
  height: number;
  /** The point that every further crop keeps, as in CSS `object-position`. */
  focus: string;
}

/** The backend's own copy of a post's picture. Its files are `<shape>-<width>.avif`, `.webp` and one `.jpg`. */
export interface KeptPicture {
  /** The folder of its files. */
  id: string;
  /** Its dominant color, `#a33e26`. */
  color: string;
  /** 8 to 5. */
  scene: KeptShape;
  /** A square. */
  round: KeptShape;
}

const px = z.int().check(z.minimum(1), z.maximum(10_000));
const shape = z.object({
  widths: z.array(px).check(z.minLength(1), z.maxLength(8)),
  width: px,
  height: px,
  // All of it becomes part of addresses and styles.
  focus: z.string().check(z.regex(/^\d{1,3}% \d{1,3}%$/)),
});
const kept = z.object({
  id: z.string().check(z.regex(/^[0-9a-f]{16,64}$/)),
  color: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  scene: shape,
  round: shape,
});

/**
 * Reads the `picture` of an answer: null where the backend has no copy of the picture, or none yet; undefined where it says
 * nothing of copies.
 */
export function readKeptPicture(value: unknown): KeptPicture | null | undefined {
  return value === null ? null : z.safeParse(kept, value).data;
}
