/** A picture in one format and several widths. */
export interface PictureSource {
  /** The format as a media type, `image/avif`. */
  type: string;
  /** Addresses with their widths: `/pictures/rain.480.avif 480w, /pictures/rain.960.avif 960w`. */
  srcSet: string;
}

/** A picture with its size, and with the smaller files that stand in for a raster one. */
export interface Picture {
  /** Address of the file for browsers that know no better one. */
  src: string;
  /** Width in px. */
  width: number;
  /** Height in px. */
  height: number;
  /** The same picture in lighter formats, the lightest first. */
  sources?: readonly PictureSource[];
  /** The color that stands in its place until it comes, `#a33e26`. */
  color?: string;
  /** The point that every crop keeps, as in CSS `object-position`: `40% 60%`. */
  focus?: string;
}

/** The props of `CoverImage` for a picture of a story. A bare address is that of a drawing, 1200 × 750. */
export function pictureProps(image: string | Picture): Picture {
  if (typeof image === 'string') return { src: image, width: 1200, height: 750 };
  // A host's picture may know more than an image has attributes for.
  const { src, width, height, sources, color, focus } = image;
  return { src, width, height, sources, color, focus };
}
