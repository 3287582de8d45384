// Invisible characters that change the text around them: marks of direction, characters without a width, half
// surrogate pairs. Joiners (U+200C, U+200D) stay, because emoji and several scripts need them. XML does not
// allow control characters.
const invisible = /[\p{Cs}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffe\uffff]/gu;
const controls = /(?![\t\n])\p{Cc}/gu;

/** Returns a text as one line, without control and invisible characters. */
export function oneLine(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .replaceAll(invisible, '')
    .trim();
}

/** Like `oneLine` for a text of several lines; line breaks and tabs stay. */
export function manyLines(text: string): string {
  return text.replaceAll(controls, '').replaceAll(invisible, '');
}
