/** `node scripts/fonts.ts`: cuts the fonts of this title. Run it again when a character, a weight or a release changes. */
import { characters, cutFonts } from '@daily-nest/brand/cut-fonts';

const { letters, signs, punctuation } = characters;
/** Of names and words that the edition uses; rarer ones come from the fallback. */
const accents = 'éèêáàâäçíïñóôöúüÉ';
/** Emphasis is words, and has no use for the signs of addresses and sums. */
const words = letters.replaceAll(/[#$*+/<=>@[\]_`{|}~"]/g, '');
const newsreader = (style: string) =>
  `@fontsource-variable/newsreader/files/newsreader-latin-opsz-${style}.woff2`;
/** Ligatures weigh more than they are missed, and the letters with accents come whole. */
const features = ['kern'];

await cutFonts(
  new URL('../src/fonts/', import.meta.url),
  [
    {
      out: 'young-serif',
      from: '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2',
      text: words + punctuation + accents,
      features,
    },
    {
      out: 'newsreader',
      from: newsreader('normal'),
      axes: { opsz: 16, wght: 400 },
      text: letters + signs + accents,
      features,
    },
    {
      out: 'newsreader-italic',
      from: newsreader('italic'),
      axes: { opsz: 16, wght: 400 },
      text: `${words}${punctuation}éèñü`,
      features,
    },
    {
      out: 'atkinson',
      from: '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-600-normal.woff2',
      text: letters + signs + accents,
      features,
      plainZero: true,
    },
  ],
  (specifier) => import.meta.resolve(specifier),
);
