import { bookSlug } from '../book-slug.ts';
import { childrenMotifs } from './children-motifs.ts';
import { paste } from './cut.ts';
import { typesetter } from './letters.ts';
import { largestFit } from './title.ts';

const paper = '#fdfdfa';
const ink = '#14212b';
const column = { middle: 300, width: 500 };
/** The title has the top of the cover, and the author its foot. */
const top = { from: 70, height: 236 };

/**
 * Draws our own cover of a children's book, 600 by 800: its title and author in Young Serif, and an object of
 * its story cut out of paper. No published cover is copied.
 */
export function childrenCover({ title, author }: { title: string; author: string }): string {
  const slug = bookSlug(title);
  const motif = childrenMotifs[slug];
  if (!motif) throw new Error(`No drawing for the cover of “${title}”: add “${slug}” to children-motifs.ts.`);
  const fill = motif.dark ? ink : paper;
  const { size, lines } = largestFit(title, { width: column.width, height: top.height });
  const leading = size * 1.06;
  const first = top.from + (top.height - lines.length * leading) / 2 + size * 0.8;
  const type = typesetter();
  const line = (text: string, y: number, size: number) =>
    type.line(text, column.middle, Math.round(y), { size, fill });
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800" width="600" height="800">',
    `<rect width="600" height="800" fill="${motif.ground}"/>`,
    paste(motif.sheets),
    ...lines.map((text, i) => line(text, first + i * leading, size)),
    line(author, 752, author.length > 26 ? 24 : 30),
    type.outlines(),
    '</svg>',
  ].join('');
}
