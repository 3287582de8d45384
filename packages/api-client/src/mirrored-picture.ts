import { fieldsOf } from './fields-of.ts';

/** One shape of a mirrored picture. */
export interface MirroredShape {
  /** Widths in px of its AVIF and WebP files, in ascending order. */
  widths: number[];
  /** Width in px of its JPEG. */
  width: number;
  /** Height in px of its JPEG. */
  height: number;
  /** The focus for further crops, as in CSS `object-position`. */
  focus: string;
}

/**
 * The backend’s copy of a picture from another server. Its files are `<shape>-<width>.avif`,
 * `<shape>-<width>.webp` and one `.jpg`.
 */
export interface MirroredPicture {
  /** The folder of its files. */
  id: string;
  /** Its dominant color, `#a33e26`. */
  color: string;
  /** Aspect ratio 8 to 5. */
  scene: MirroredShape;
  /** Aspect ratio 1 to 1. */
  round: MirroredShape;
}

const mostWidths = 8;

const isPx = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 10_000;
const px = (value: unknown) => (isPx(value) ? value : undefined);
// The values become part of addresses and styles, so each must match its pattern.
const textLike = (pattern: RegExp) => (value: unknown) =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;

const shapeFields = {
  widths: (value: unknown) =>
    Array.isArray(value) && value.length > 0 && value.length <= mostWidths && value.every(isPx)
      ? value
      : undefined,
  width: px,
  height: px,
  focus: textLike(/^\d{1,3}% \d{1,3}%$/),
};
const shape = (value: unknown): MirroredShape | undefined => whole(fieldsOf(value, shapeFields));

const pictureFields = {
  id: textLike(/^[0-9a-f]{16,64}$/),
  color: textLike(/^#[0-9a-f]{6}$/),
  scene: shape,
  round: shape,
};

/**
 * Reads the `picture` of an answer. Returns null if the backend has no copy of the picture, undefined if the
 * answer has no valid `picture`.
 */
export function readMirroredPicture(value: unknown): MirroredPicture | null | undefined {
  return value === null ? null : whole(fieldsOf(value, pictureFields));
}

/** Returns the value if all of its fields are defined, else undefined. */
function whole<Fields extends object>(
  fields: Fields | undefined,
): { [Name in keyof Fields]: Exclude<Fields[Name], undefined> } | undefined {
  const isWhole = fields && Object.values(fields).every((value) => value !== undefined);
  return isWhole ? (fields as { [Name in keyof Fields]: Exclude<Fields[Name], undefined> }) : undefined;
}
