/**
 * Loads every font before a story is drawn. They are optional, so a browser sets no text in one that comes when the text has been drawn;
 * a site preloads its own, and here are those of three brands.
 */
export async function fontsAreHere(): Promise<void> {
  // Those that stand in are local, and never all there.
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
}
