/** A body's text without heading marks and line breaks. */
function plainText(body: string): string {
  return body
    .replaceAll(/^#{1,3} +/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The first characters, and never half a one. */
function beginning(body: string | null, most: number): string {
  return plainText(body ?? '')
    .slice(0, most)
    .replace(/\p{Cs}$/u, '');
}

/** The title, or the first 60 characters of the body. */
export function titleOf(title: string, body: string | null): string {
  return title || beginning(body, 60);
}

/** The description, or the first 160 characters of the body. */
export function descriptionOf(description: string, body: string | null): string {
  return description || beginning(body, 160);
}
