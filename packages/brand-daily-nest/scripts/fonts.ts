/** `node scripts/fonts.ts`: cuts the fonts of this title. Run it again when a character, a weight or a release changes. */
import { characters, cutFonts } from '@daily-nest/brand/cut-fonts';

const { letters, signs, accents, punctuation } = characters;
const newsreader = (style: string) =>
  `@fontsource-variable/newsreader/files/newsreader-latin-opsz-${style}.woff2`;

// One family in two cuts: a large optical size for headlines, a small one for reading.
await cutFonts(
  new URL('../src/fonts/', import.meta.url),
  [
    {
      out: 'newsreader-display',
      from: newsreader('normal'),
      axes: { opsz: 40, wght: 600 },
      text: letters + signs + accents,
    },
    {
      out: 'newsreader-text',
      from: newsreader('normal'),
      axes: { opsz: 16, wght: 400 },
      text: letters + signs + accents,
    },
    {
      out: 'newsreader-italic',
      from: newsreader('italic'),
      axes: { opsz: 16, wght: 400 },
      text: `${letters}${punctuation}éèñü`,
    },
  ],
  (specifier) => import.meta.resolve(specifier),
);
