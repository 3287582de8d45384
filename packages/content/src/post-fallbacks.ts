// What stands in for a title and a description that a post does not have (docs/product.md, Lists and pieces). Backend and web both say it:
// the backend of its own posts, web of those of a foreign blog.

/** Characters of the body that stand in for a title, and for a description. */
export const fallbackLengths = { title: 60, description: 160 } as const;

/** The title, or the first 60 characters of the body. `''` where there is neither. */
export function titleOf(title: string, body: string | null): string {
  return title.trim() || beginning(body, fallbackLengths.title);
}

/** The description, or the first 160 characters of the body. */
export function descriptionOf(description: string, body: string | null): string {
  return description.trim() || beginning(body, fallbackLengths.description);
}

/** The first characters of a body in one line, heading marks left out; never half an emoji. */
function beginning(body: string | null, most: number): string {
  const text = (body ?? '')
    .replaceAll(/^#{1,3} +/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const characters: string[] = [];
  // Bodies are long, and only their first words are looked at.
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(
    text.slice(0, most * 12),
  )) {
    if (characters.length === most) break;
    characters.push(segment);
  }
  return characters.join('');
}
