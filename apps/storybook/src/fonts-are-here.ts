/**
 * Loads every font before a story is rendered. With font-display optional, a late font is not used; a site
 * preloads its own, and here are those of three brands.
 */
export async function fontsAreHere(): Promise<void> {
  // Fallback faces are local, and some never load.
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
}
