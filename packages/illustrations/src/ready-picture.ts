import { type SceneKind, stages } from './scene.ts';

/** What pages must know of a drawn picture, kept beside its files as `<name>.json`. The rest follows from its kind. */
export interface Ready {
  /** Hash of the drawing. It is part of the file names, which are cached for good. */
  print: string;
  /** Mean color. */
  color: string;
  /** The point that every crop keeps, as in CSS `object-position`. */
  focus: string;
  /** What it shows. Missing for roundels and emblems: they stand beside the words that say so. */
  alt?: string | undefined;
}

/** A picture as pages show it: the plain file, and lighter formats in several widths. */
export interface Picture {
  src: string;
  width: number;
  height: number;
  sources: { type: 'image/avif' | 'image/webp'; srcSet: string }[];
  color: string;
  focus: string;
  alt?: string;
}

/** One of the files of a picture. */
export interface ReadyFile {
  /** How its name ends: `800.avif`; the plain file's `jpg`. */
  ending: string;
  format: 'jpg' | 'avif' | 'webp';
  /** In px. */
  width: number;
}

/** Widths in px of a picture's files: phones and cards, phones of two dots a pixel, desks, desks of two. */
export const fileWidths = {
  // On a phone of 1.75 dots a pixel 224 is a square in a row, 672 a card. Few browsers know WebP and not AVIF, so it comes in
  // fewer widths.
  scene: { avif: [224, 320, 480, 672, 800, 1200, 1600], webp: [480, 800, 1600] },
  disc: { avif: [160, 320, 400, 800], webp: [320, 800] },
  // On a person's own page; beside the name, where there are many, stands the plain one.
  emblem: { avif: [320], webp: [320] },
} as const satisfies Record<SceneKind, Record<'avif' | 'webp', readonly number[]>>;

/** Width in px of the JPEG for old browsers, feed readers, social cards and search engines. */
export const plainWidths: Record<SceneKind, number> = { scene: 1200, disc: 400, emblem: 128 };

/** The files of a picture: the plain one, then the others from narrow to wide. */
export function readyFiles(kind: SceneKind): ReadyFile[] {
  const others = (['avif', 'webp'] as const).flatMap((format) =>
    fileWidths[kind][format].map((width) => ({ ending: `${width}.${format}`, format, width })),
  );
  return [{ ending: 'jpg', format: 'jpg', width: plainWidths[kind] }, ...others];
}

/** Discs and emblems have a folder each. */
export function kindOf(name: string): SceneKind {
  if (name.startsWith('people/')) return 'emblem';
  return name.startsWith('discs/') ? 'disc' : 'scene';
}

/**
 * Where a file of a picture is served, below /pictures/. The plain one keeps its address for feeds and search engines; the others
 * are cached for good.
 */
export function servedName(
  name: string,
  print: string,
  { format, width }: Pick<ReadyFile, 'format' | 'width'>,
): string {
  return format === 'jpg' ? `${name}.jpg` : `${name}.${print}.${width}.${format}`;
}

/** The picture of a name, for pages. */
export function readyPicture(name: string, { print, color, focus, alt }: Ready): Picture {
  const kind = kindOf(name);
  const stage = stages[kind];
  const width = plainWidths[kind];
  return {
    src: `/pictures/${servedName(name, print, { format: 'jpg', width })}`,
    width,
    height: Math.round((stage.height * width) / stage.width),
    sources: (['avif', 'webp'] as const).map((format) => ({
      type: `image/${format}` as const,
      srcSet: fileWidths[kind][format]
        .map((px) => `/pictures/${servedName(name, print, { format, width: px })} ${px}w`)
        .join(', '),
    })),
    color,
    focus,
    ...(alt && { alt }),
  };
}
