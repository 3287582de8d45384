/** Drawings by served name; see ../index.ts. */
export const communityPictures: Record<string, string> = {};
