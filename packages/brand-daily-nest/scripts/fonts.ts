/** `node scripts/fonts.ts`: cuts the fonts of this title. Run it again when a character, a weight or a release changes. */
import { characters, cutFonts } from '@daily-nest/brand/cut-fonts';

const { letters, signs, punctuation } = characters;
/** The accents of names and words in the edition; rarer ones use the fallback. */
const accents = 'éèêáàâäçíïñóôöúüÉ';
/** Emphasis needs no characters of addresses and sums. */
const words = letters.replaceAll(/[#$*+/<=>@[\]_`{|}~"]/g, '');
const newsreader = (style: string) =>
  `@fontsource-variable/newsreader/files/newsreader-latin-opsz-${style}.woff2`;
/** Ligatures cost more bytes than they are worth, and accented letters are precomposed. */
const features = ['kern'];

await cutFonts(
  new URL('../src/fonts/', import.meta.url),
  [
    {
      out: 'young-serif',
      from: '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2',
      text: words + punctuation + accents,
      features,
      liningFigures: true,
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
