import { line, placed } from './shapes.ts';

/** Letters as strokes, 7 wide and 10 high. Only letters that a sign has needed are defined. */
const letters: Record<string, string> = {
  B: 'M0 0V10H4.5Q7 10 7 7.4Q7 5 4.5 5H0M4 5Q6.2 5 6.2 2.5Q6.2 0 4 0H0',
  O: 'M3.5 0Q0 0 0 5Q0 10 3.5 10Q7 10 7 5Q7 0 3.5 0Z',
  P: 'M0 10V0H4Q7 0 7 3Q7 6 4 6H0',
  R: 'M0 10V0H4Q7 0 7 2.8Q7 5.5 4 5.5H0M3.6 5.5L7 10',
  S: 'M6.5 1.4Q5.6 0 3.5 0Q.4 0 .4 2.4Q.4 4.4 3.5 5Q6.8 5.7 6.8 7.6Q6.8 10 3.5 10Q1 10 0 8.2',
  T: 'M0 0H7M3.5 0V10',
  W: 'M0 0L2 10L4 3L6 10L8 0',
};

/**
 * Draws the word of a sign, for `marks`. Throws for a letter that is not defined.
 *
 * @param scale a letter is 10 × `scale` high.
 * @param weight of the strokes, and `pitch` from letter to letter, both before scaling.
 */
export function lettering(
  text: string,
  x: number,
  y: number,
  scale: number,
  color: string,
  { weight = 1.5, pitch = 9.6 } = {},
): string {
  return Array.from(text, (letter, i) => {
    const strokes = letters[letter];
    if (strokes === undefined)
      throw new Error(`cut paper: the letter ${letter} is not drawn. Add it to kit/lettering.ts.`);
    return placed(line(strokes, weight, color), `translate(${x + i * pitch * scale} ${y}) scale(${scale})`);
  }).join('');
}
