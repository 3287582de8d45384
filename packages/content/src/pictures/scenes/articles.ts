/** Drawings by served name; see ../index.ts. */
export const articlePictures: Record<string, string> = {};
