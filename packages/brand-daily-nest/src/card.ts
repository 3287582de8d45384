import { mark } from './mark.ts';
import { dailyNest } from './spec.ts';

const { paper, ink, accent, bright, sections } = dailyNest('serif').light;

/** What pictures drawn outside a page (social cards, icons) know of the title. Plain data: no stylesheet, no React. */
export const card = {
  colors: { paper, ink, accent, bright },
  /** The hue of each section, as on paper. */
  sections: sections as Readonly<Record<string, string>>,
  /** The display face as static files, tried in this order for each letter. The site that draws must have the package. */
  fonts: [
    {
      name: 'Newsreader',
      file: '@fontsource/newsreader/files/newsreader-latin-600-normal.woff',
      weight: 600,
    },
    {
      name: 'Newsreader Extended',
      file: '@fontsource/newsreader/files/newsreader-latin-ext-600-normal.woff',
      weight: 600,
    },
  ],
  /** The leading and the tracking of headlines. */
  leading: 1.08,
  tracking: -0.012,
} as const;

/** The colors that the mark is drawn in. */
export interface MarkColors {
  arch: string;
  nest: string;
  eggs: string;
}

/** The mark on paper, and turned round for a dark ground. */
export const markColors = {
  paper: { arch: accent, nest: paper, eggs: bright },
  inverse: { arch: paper, nest: accent, eggs: bright },
} satisfies Record<string, MarkColors>;

/** The mark as the inside of an SVG, on a square of 40. */
export function drawMark(colors: MarkColors = markColors.paper): string {
  const eggs = mark.eggs.map(
    ({ cx, cy, rx, ry }) => `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${colors.eggs}"/>`,
  );
  return (
    `<path d="${mark.arch}" fill="${colors.arch}"/>${eggs.join('')}<path d="${mark.bowl}" fill="${colors.nest}"/>` +
    `<path d="${mark.twigs}" fill="none" stroke="${colors.arch}" stroke-width="${mark.twigWidth}" stroke-linecap="round"/>`
  );
}
