// The fallbacks for a missing title and description of a post (docs/product.md, Lists and pieces). Both apps
// use them: the backend for its own posts, web for those of a foreign blog.

/** The number of characters of the body in a fallback title and description. */
export const fallbackLengths = { title: 60, description: 160 } as const;

/** Returns the title, or the first 60 characters of the body. `''` without either. */
export function titleOf(title: string, body: string | null): string {
  return title.trim() || beginning(body, fallbackLengths.title);
}

/** Returns the description, or the first 160 characters of the body. */
export function descriptionOf(description: string, body: string | null): string {
  return description.trim() || beginning(body, fallbackLengths.description);
}

/** Returns the first characters of the body on one line, without heading marks; never splits an emoji. */
function beginning(body: string | null, most: number): string {
  const text = (body ?? '')
    .replaceAll(/^#{1,3} +/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const characters: string[] = [];
  // Bodies are long, and only their first words are needed.
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(
    text.slice(0, most * 12),
  )) {
    if (characters.length === most) break;
    characters.push(segment);
  }
  return characters.join('');
}
