/** Words that a grown-up reads in a minute; the pieces of the site are counted by the same. */
const wordsPerMinute = 220;

/** The words of a body without the marks of its headings, and the minutes that it takes. */
export function countsOf(body: string): { words: number; minutes: number } {
  const words = body.replaceAll(/^#{1,3} /gm, '').match(/\S+/g)?.length ?? 0;
  return { words, minutes: words === 0 ? 0 : Math.max(1, Math.ceil(words / wordsPerMinute)) };
}
