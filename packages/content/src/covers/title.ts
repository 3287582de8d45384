import { widthOf } from './letters.ts';

const sizes = [74, 66, 60, 54, 48, 44];
const leading = 1.08;

/** Returns the largest size at which a title fits into a box, with its lines; the smallest if none does. */
export function largestFit(
  title: string,
  { width, height }: { width: number; height: number },
): { size: number; lines: string[] } {
  const all = sizes.map((size) => ({ size, lines: wrap(title, size, width) }));
  const fits = ({ size, lines }: { size: number; lines: string[] }) =>
    lines.length * size * leading <= height && lines.every((line) => widthOf(line, size) <= width);
  return all.find(fits) ?? all.at(-1)!;
}

/** Breaks a line between words into as few lines of similar length as possible. */
export function wrap(text: string, size: number, widest: number): string[] {
  const lines = breakLines(text, size, widest);
  let width = widest;
  while (width > 40 && breakLines(text, size, width - 8).length === lines.length) width -= 8;
  return breakLines(text, size, width);
}

function breakLines(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : undefined;
    if (longer !== undefined && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
