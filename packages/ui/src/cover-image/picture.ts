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
  /** The color of its space while it loads, `#a33e26`. */
  color?: string;
  /** The point that every crop keeps, as in CSS `object-position`: `40% 60%`. */
  focus?: string;
}

/**
 * Returns the props of `CoverImage` for a picture of an article. A string is the address of a drawing, 1200 ×
 * 750.
 */
export function pictureProps(image: string | Picture): Picture {
  if (typeof image === 'string') return { src: image, width: 1200, height: 750 };
  // Other fields of the host's picture must not become attributes of the image.
  const { src, width, height, sources, color, focus } = image;
  return { src, width, height, sources, color, focus };
}
