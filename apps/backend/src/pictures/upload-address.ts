/** A picture that somebody uploaded, cut around a point. */
export interface Upload {
  /** The folder of the uploaded picture, a hash of its pixels. */
  id: string;
  /** The point in percent of width and height, which every crop keeps. */
  focus: { x: number; y: number };
}

const pattern = /^\/uploads\/([0-9a-f]{32})-(100|\d{1,2})x(100|\d{1,2})$/;

/** The upload of a post's `image`; undefined for any other address. */
export function uploadOf(address: string): Upload | undefined {
  const [, id, x, y] = pattern.exec(address) ?? [];
  return id === undefined ? undefined : { id, focus: { x: Number(x), y: Number(y) } };
}

/** The value of a post's `image`. No file is there: answers name the sizes that are made of it. */
export const addressOf = ({ id, focus: { x, y } }: Upload): string => `/uploads/${id}-${x}x${y}`;

/** The name of the stored picture from which all sizes are made. It has no metadata, and readers never get it. */
export const masterName = (id: string): string => `${id}/master.webp`;

export const isUploadId = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);
