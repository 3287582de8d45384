import type { Moment, Tape } from './types.ts';

/** Escapes a text for HTML. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Returns `November 2026` for `2026-11`. */
export function monthOf(month: string): string {
  const [year, number] = month.split('-');
  return `${months[Number(number) - 1]} ${year}`;
}

/** Returns a moment of a tape in words: `Birth`, `12 to 15 months`, `Weeks 27 to 36`. */
export function whenOf({ at, until, also = [] }: Moment & { also?: number[] }, unit: Tape['unit']): string {
  const span = until === undefined ? listed([at, ...also]) : `${at} to ${until}`;
  if (unit === 'week') return `${span.includes(' ') ? 'Weeks' : 'Week'} ${span}`;
  if (unit === 'month' && span === '0') return 'Birth';
  return `${span} ${unit}s`;
}

function listed(numbers: readonly number[]): string {
  const last = numbers.at(-1);
  return numbers.length < 2 ? String(last) : `${numbers.slice(0, -1).join(', ')} and ${last}`;
}

/** Breaks a text into lines of at most this many letters, where its words allow. */
export function linesOf(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
