// Control characters, which XML does not allow, and what cannot be seen but changes what is: marks that turn the direction
// of the text around them, characters without a width, halves of characters. Joiners (U+200C, U+200D) stay: emoji and several
// scripts need them.
const invisible = /[\p{Cs}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffe\uffff]/gu;
const controls = /(?![\t\n])\p{Cc}/gu;

/**
 * A text from elsewhere as one line: without control characters, halves of characters and what cannot be seen but
 * changes the text around it, such as a mark that turns its direction. For titles and descriptions.
 */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(invisible, '')
    .trim();
}

/** A text of many lines from elsewhere without what `oneLine` takes out; line breaks and tabs stay. */
export function manyLines(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(controls, '').replace(invisible, '');
}
