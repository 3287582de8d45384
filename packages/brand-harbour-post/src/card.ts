import { mark } from './mark.ts';
import { harbourPost } from './spec.ts';

const { paper, ink, accent, bright, sections } = harbourPost('sans-serif', 'serif').light;

/** What pictures drawn outside a page (social cards, icons) know of the title. Plain data: no stylesheet, no React. */
export const card = {
  colors: { paper, ink, accent, bright },
  /** The hue of each section, as on paper. */
  sections: sections as Readonly<Record<string, string>>,
  /** A face as static files, tried in this order for each letter. The site that draws must have the package. */
  fonts: [
    { name: 'Bitter', file: '@fontsource/bitter/files/bitter-latin-700-normal.woff', weight: 700 },
    {
      name: 'Bitter Extended',
      file: '@fontsource/bitter/files/bitter-latin-ext-700-normal.woff',
      weight: 700,
    },
  ],
  /** The leading and the tracking of headlines. */
  leading: 1.06,
  tracking: -0.02,
} as const;

/** The colors that the mark is drawn in. */
export interface MarkColors {
  sea: string;
  tower: string;
  lamp: string;
}

/** The mark on paper, and turned round for a dark ground. */
export const markColors = {
  paper: { sea: accent, tower: paper, lamp: bright },
  inverse: { sea: paper, tower: accent, lamp: bright },
} satisfies Record<string, MarkColors>;

/** The mark as the inside of an SVG, on a square of 40. */
export function drawMark({ sea, tower, lamp }: MarkColors = markColors.paper): string {
  const { cx, cy, r } = mark.sea;
  return (
    `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${sea}"/><path d="${mark.tower}" fill="${tower}"/>` +
    `<path d="${mark.lamp}" fill="${lamp}"/><path d="${mark.band}" fill="${sea}"/>`
  );
}
