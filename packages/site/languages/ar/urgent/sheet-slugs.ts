/** None yet in Arabic. */
export const sheetSlugs: readonly string[] = [];
