/**
 * Returns structured data as the text of a script element: no text in it can end the element or start
 * another.
 */
export function jsonLdText(data: object): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
