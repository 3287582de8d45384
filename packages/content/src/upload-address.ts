/** A picture that somebody uploaded, cut around a point. */
export interface Upload {
  /** A hash of its pixels. */
  id: string;
  focus: Focus;
}

/** A point in percent of width and height, which every crop keeps. */
export interface Focus {
  x: number;
  y: number;
}

const pattern = /^\/uploads\/([0-9a-f]{32})-(100|\d{1,2})x(100|\d{1,2})$/;

/** The upload of a piece's `image`; undefined for any other address. */
export function uploadOf(address: string): Upload | undefined {
  const [, id, x, y] = pattern.exec(address) ?? [];
  return id === undefined ? undefined : { id, focus: { x: Number(x), y: Number(y) } };
}

/** The value of a piece's `image`. No file is there: answers name the sizes that are made of it. */
export const addressOf = ({ id, focus: { x, y } }: Upload): string => `/uploads/${id}-${x}x${y}`;
