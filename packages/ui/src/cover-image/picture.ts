/** A picture in one format and several widths. */
export interface PictureSource {
  /** The format as a media type, `image/avif`. */
  type: string;
  /** Addresses with their widths: `/pictures/rain.480.avif 480w, /pictures/rain.960.avif 960w`. */
  srcSet: string;
}

/** A picture with its size, and with the smaller files that stand in for a raster one. */
export interface Picture {
  /** The address of the file for browsers without support for other formats. */
  src: string;
  /** Width in px. */
  width: number;
  /** Height in px. */
  height: number;
  /** The same picture in smaller formats, the smallest first. */
  sources?: readonly PictureSource[];
  /**
   * Instead of `sources`, the start of the addresses of its files: `/pictures/rain` for
   * `/pictures/rain.480.avif`. Few bytes where a page has many pictures in its data.
   */
  files?: string;
  /** The widths in px of `files` in each format, the smallest format first: `{ avif: [480, 960] }`. */
  widths?: Readonly<Record<string, readonly number[]>>;
  /** The color of its space while it loads, `#a33e26`. */
  color?: string;
  /** The point that every crop keeps, as in CSS `object-position`: `40% 60%`. */
  focus?: string;
}

/**
 * Returns the props of `CoverImage` for a picture of an article. A string is the address of a drawing, 1200 ×
 * 750.
 */
export function pictureProps(image: string | Picture): Omit<Picture, 'files' | 'widths'> {
  if (typeof image === 'string') return { src: image, width: 1200, height: 750 };
  // Other fields of the host's picture must not become attributes of the image.
  const { src, width, height, sources = sourcesOf(image), color, focus } = image;
  return { src, width, height, sources, color, focus };
}

function sourcesOf({ files, widths = {} }: Picture): PictureSource[] | undefined {
  if (files === undefined) return undefined;
  return Object.entries(widths).map(([format, all]) => ({
    type: `image/${format}`,
    srcSet: all.map((width) => `${files}.${width}.${format} ${width}w`).join(', '),
  }));
}
