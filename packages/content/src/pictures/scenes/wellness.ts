/** Drawings by served name; see ../index.ts. */
export const wellnessPictures: Record<string, string> = {};
