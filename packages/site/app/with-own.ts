/** Returns the class of a part, with the one that the title of this site adds to it. */
export function withOwn(name: string, own: string | undefined): string {
  return own ? `${name} ${own}` : name;
}
