/** Returns the name of a book's files: 'Charlotte’s Web' is `charlotte-s-web`. */
export function bookSlug(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
