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
    { name: 'Newsreader', file: '@fontsource/newsreader/files/newsreader-latin-600-normal.woff', weight: 600 },
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

/** The mark as the inside of an SVG, on a square of 40, standing on the light ground or on the accent color. */
export function drawMark(ground: 'paper' | 'accent' = 'paper'): string {
  const [arch, twig] = ground === 'paper' ? [accent, paper] : [paper, accent];
  const { cx, cy, rx, ry } = mark.egg;
  const twigs = mark.twigs.map((path) => `<path d="${path}"/>`).join('');
  return (
    `<path d="${mark.arch}" fill="${arch}"/>` +
    `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${bright}"/>` +
    `<g fill="none" stroke="${twig}" stroke-width="${mark.twigWidth}" stroke-linecap="round">${twigs}</g>`
  );
}
