/** Drawings by served name; see ../index.ts. */
export const postPictures: Record<string, string> = {};
