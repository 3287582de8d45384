import type { Book, BookTheme } from '../types.ts';
import { ornaments } from './ornaments.ts';

const paper = '#f6eedd';
const ink = '#2a2320';

/** Cloth and foil of each theme. */
const cloths: Record<BookTheme, { deep: string; soft: string; bright: string }> = {
  Wealth: { deep: '#1f4d3f', soft: '#b9cdb5', bright: '#e0a83a' },
  Yoga: { deep: '#8a3b2a', soft: '#e6c3ae', bright: '#e8a13c' },
  Breath: { deep: '#27506b', soft: '#b7cfdb', bright: '#f0cf7a' },
  'Self-Culture': { deep: '#54461f', soft: '#d8cda6', bright: '#d9793a' },
};

const serif = "'Iowan Old Style','Palatino Linotype',Palatino,'Book Antiqua',Georgia,'Times New Roman',serif";

/**
 * The typographic cover of a book, 600 by 800. `step` is its place among the books of its theme: odd ones are bound in
 * cloth with light letters, even ones in paper with dark letters, and the ornament moves on with each.
 */
export function cover({ title, penName, year, theme }: Book, step: number): string {
  const cloth = cloths[theme];
  const dark = step % 2 === 0;
  const ground = dark ? cloth.deep : paper;
  const letters = dark ? paper : ink;
  const quiet = dark ? cloth.soft : cloth.deep;
  const [name, rest] = splitTitle(title);
  const size = name.length > 34 ? 46 : name.length > 22 ? 54 : 64;
  const lines = wrap(name, Math.floor(1000 / size));
  const restLines = rest ? wrap(rest, 36) : [];
  const restTop = 178 + (lines.length - 1) * size * 1.08 + 44;

  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800" width="600" height="800">',
    `<rect width="600" height="800" fill="${ground}"/>`,
    `<rect width="22" height="800" fill="${dark ? '#000' : cloth.deep}" fill-opacity="${dark ? 0.18 : 1}"/>`,
    `<path d="M58 40H562V760H58z" fill="none" stroke="${quiet}" stroke-width="3"/>`,
    `<g font-family="${serif}" text-anchor="middle" fill="${letters}">`,
    `<text x="310" y="92" font-size="22" letter-spacing="5" fill="${quiet}">${theme.toUpperCase()}</text>`,
    ...lines.map(
      (line, i) =>
        `<text x="310" y="${Math.round(178 + i * size * 1.08)}" font-size="${size}">${escape(line)}</text>`,
    ),
    ...restLines.map(
      (line, i) =>
        `<text x="310" y="${Math.round(restTop + i * 32)}" font-size="25" font-style="italic" fill="${quiet}">${escape(line)}</text>`,
    ),
    `<text x="310" y="706" font-size="30">${escape(penName)}</text>`,
    `<text x="310" y="740" font-size="20" letter-spacing="3" fill="${quiet}">${year}</text>`,
    '</g>',
    `<g transform="translate(90 364)">${ornaments[theme](step, {
      line: letters,
      fill: dark ? cloth.soft : cloth.deep,
      bright: cloth.bright,
    })}</g>`,
    '</svg>',
  ].join('');
}

/** The title and what its title page prints smaller: the part after a colon, a semicolon or a comma before "or". */
function splitTitle(title: string): [name: string, rest: string] {
  const [, name = title, rest = ''] = /^(.*?)(?:[:;]|,(?= or\b))\s*(.*)$/i.exec(title) ?? [];
  return [name, rest];
}

/** Breaks a line between words into as few parts of at most `most` letters as it takes, all about as long. */
function wrap(text: string, most: number): string[] {
  const lines = breakLines(text, most);
  let width = most;
  while (width > 1 && breakLines(text, width - 1).length === lines.length) width -= 1;
  return breakLines(text, width);
}

function breakLines(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
