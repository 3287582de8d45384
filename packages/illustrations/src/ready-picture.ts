import { type SceneKind, stages } from './scene.ts';

/**
 * The data of a drawn picture for pages, stored beside its files as `<name>.json`. The rest is computed from
 * its kind.
 */
export interface Ready {
  /** The hash of the drawing. It is part of the file names, which are cached forever. */
  print: string;
  /** The mean color. */
  color: string;
  /** The point that every crop keeps, as in CSS `object-position`. */
  focus: string;
  /** Its text alternative. Undefined for roundels and portraits, which are beside the same text. */
  alt?: string | undefined;
}

/** A picture for pages: the JPEG, and smaller formats in several widths. */
export interface Picture {
  src: string;
  width: number;
  height: number;
  /** The start of the addresses of its other files: `/pictures/rain.0a1b2c3d` for `/pictures/rain.0a1b2c3d.480.avif`. */
  files: string;
  /** Their widths in px. */
  widths: Record<'avif' | 'webp', readonly number[]>;
  color: string;
  focus: string;
  alt?: string;
}

/** One of the files of a picture. */
export interface ReadyFile {
  /** The end of its name: `800.avif`; `jpg` for the JPEG. */
  ending: string;
  format: 'jpg' | 'avif' | 'webp';
  /** The width in px. */
  width: number;
}

/**
 * The widths in px of a picture's files: phones and cards, phones with two dots a pixel, desktops, and those
 * with two.
 */
export const fileWidths = {
  // On a phone 224 is a square in a row, 608 a picture of its width (`sizes` asks for four fifths). Few browsers, all of before 2024,
  // support WebP and not AVIF: it has the widths of phones.
  scene: { avif: [224, 320, 480, 608, 800, 1200, 1600], webp: [480, 800] },
  disc: { avif: [160, 320, 400, 800], webp: [320] },
  // 320 in a list and on a phone, 640 on a desktop and on a person's own page.
  portrait: { avif: [320, 640], webp: [320] },
} as const satisfies Record<SceneKind, Record<'avif' | 'webp', readonly number[]>>;

/** The width in px of the JPEG for old browsers, feed readers, social cards and search engines. */
export const plainWidths: Record<SceneKind, number> = { scene: 1200, disc: 400, portrait: 320 };

/** Returns the files of a picture: the JPEG, then the others from narrow to wide. */
export function readyFiles(kind: SceneKind): ReadyFile[] {
  const others = (['avif', 'webp'] as const).flatMap((format) =>
    fileWidths[kind][format].map((width) => ({ ending: `${width}.${format}`, format, width })),
  );
  return [{ ending: 'jpg', format: 'jpg', width: plainWidths[kind] }, ...others];
}

/** Discs and portraits have a folder each. */
export function kindOf(name: string): SceneKind {
  if (name.startsWith('people/')) return 'portrait';
  return name.startsWith('discs/') ? 'disc' : 'scene';
}

/**
 * Returns the address of a picture's file below /pictures/. The JPEG has a fixed address for feeds and search
 * engines; the others are cached forever.
 */
export function servedName(
  name: string,
  print: string,
  { format, width }: Pick<ReadyFile, 'format' | 'width'>,
): string {
  return format === 'jpg' ? `${name}.jpg` : `${name}.${print}.${width}.${format}`;
}

/** Returns the picture of a name, for pages. */
export function readyPicture(name: string, { print, color, focus, alt }: Ready): Picture {
  const kind = kindOf(name);
  const stage = stages[kind];
  const width = plainWidths[kind];
  return {
    src: `/pictures/${servedName(name, print, { format: 'jpg', width })}`,
    width,
    height: Math.round((stage.height * width) / stage.width),
    files: `/pictures/${name}.${print}`,
    widths: fileWidths[kind],
    color,
    focus,
    ...(alt && { alt }),
  };
}
