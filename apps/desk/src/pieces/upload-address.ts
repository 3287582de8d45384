/** A picture that was uploaded, and the point in percent of its width and height that every crop keeps. */
export interface Upload {
  id: string;
  focus: Focus;
}

export interface Focus {
  x: number;
  y: number;
}

const pattern = /^\/uploads\/([0-9a-f]{32})-(\d{1,3})x(\d{1,3})$/;

/** The upload of a piece's picture; undefined for any other address. The backend has the same form. */
export function uploadOf(address: string): Upload | undefined {
  const [, id, x, y] = pattern.exec(address) ?? [];
  return id === undefined ? undefined : { id, focus: { x: Number(x), y: Number(y) } };
}

export const addressOf = ({ id, focus: { x, y } }: Upload): string => `/uploads/${id}-${x}x${y}`;
