import type { Book, BookTheme } from '../types.ts';
import { typesetter } from './letters.ts';
import { ornaments } from './ornaments.ts';
import { largestFit, wrap } from './title.ts';

const paper = '#f6eedd';
const ink = '#2a2320';

/** The cloth and foil colors of each theme. */
const cloths: Record<BookTheme, { deep: string; soft: string; bright: string }> = {
  Wealth: { deep: '#1f4d3f', soft: '#b9cdb5', bright: '#e0a83a' },
  Yoga: { deep: '#8a3b2a', soft: '#e6c3ae', bright: '#e8a13c' },
  Breath: { deep: '#27506b', soft: '#b7cfdb', bright: '#f0cf7a' },
  'Self-Culture': { deep: '#54461f', soft: '#d8cda6', bright: '#d9793a' },
};

/** The position of a cover's text: within its frame, above the ornament. */
const column = { middle: 310, width: 444, top: 112, bottom: 344 };
const leading = 1.08;
const small = { size: 25, leading: 33, above: 22 };

/**
 * Draws the typographic cover of a book, 600 by 800. `step` is its index among the books of its theme: odd
 * ones have light letters on cloth, even ones dark letters on paper, and the ornament changes with each.
 */
export function cover({ title, penName, year, theme }: Book, step: number): string {
  const cloth = cloths[theme];
  const dark = step % 2 === 0;
  const ground = dark ? cloth.deep : paper;
  const words = dark ? paper : ink;
  const quiet = dark ? cloth.soft : cloth.deep;
  const [name, rest] = splitTitle(title);
  const restLines = rest ? wrap(rest, small.size, column.width) : [];
  const restHeight = rest ? small.above + restLines.length * small.leading : 0;
  const { size, lines } = largestFit(name, {
    width: column.width,
    height: column.bottom - column.top - restHeight,
  });
  const height = lines.length * size * leading + restHeight;
  // Small letters reach about seven tenths of the size above their baseline.
  const first = column.top + (column.bottom - column.top - height) / 2 + size * 0.8;
  const below = first + (lines.length - 1) * size * leading + small.above + small.leading;
  const type = typesetter();
  const line = (text: string, y: number, size: number, fill: string) =>
    type.line(text, column.middle, Math.round(y), { size, fill });

  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800" width="600" height="800">',
    `<rect width="600" height="800" fill="${ground}"/>`,
    `<rect width="22" height="800" fill="${dark ? '#000' : cloth.deep}" fill-opacity="${dark ? 0.18 : 1}"/>`,
    `<path d="M58 40H562V760H58z" fill="none" stroke="${quiet}" stroke-width="3"/>`,
    line(theme, 92, 27, quiet),
    ...lines.map((text, i) => line(text, first + i * size * leading, size, words)),
    ...restLines.map((text, i) => line(text, below + i * small.leading, small.size, quiet)),
    line(penName, 706, 31, words),
    line(String(year), 741, 22, quiet),
    `<g transform="translate(90 364)">${ornaments[theme](step, {
      line: words,
      fill: dark ? cloth.soft : cloth.deep,
      bright: cloth.bright,
    })}</g>`,
    type.outlines(),
    '</svg>',
  ].join('');
}

/** Splits a title into its main part and the rest after a colon, a semicolon or a comma before "or". */
function splitTitle(title: string): [name: string, rest: string] {
  const [, name = title, rest = ''] = /^(.*?)(?:[:;]|,(?= or\b))\s*(.*)$/i.exec(title) ?? [];
  return [name, rest];
}
