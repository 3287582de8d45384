/** A body's text without heading marks and line breaks. */
function plainText(body: string): string {
  return body
    .replaceAll(/^#{1,3} +/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The title, or the first 60 characters of the body. */
export function titleOf(title: string, body: string | null): string {
  return title || plainText(body ?? '').slice(0, 60);
}

/** The description, or the first 160 characters of the body. */
export function descriptionOf(description: string, body: string | null): string {
  return description || plainText(body ?? '').slice(0, 160);
}
