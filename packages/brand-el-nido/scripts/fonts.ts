/** `node scripts/fonts.ts`: cuts the fonts of this title. Run it again when a character, a weight or a release changes. */
import { characters, cutFonts } from '@daily-nest/brand/cut-fonts';

const { letters, signs, punctuation } = characters;
/** The letters and signs of Spanish, and accents of names. */
const spanish = 'áéíóúüñÁÉÍÓÚÜÑ¿¡«»ºª';
/** Headlines and emphasis need no characters of addresses and sums. */
const words = letters.replaceAll(/[#$*+/<=>@[\]_`{|}~"]/g, '');
const features = ['kern'];
const alegreya = (cut: string) => `@fontsource/alegreya/files/alegreya-latin-${cut}.woff2`;

await cutFonts(
  new URL('../src/fonts/', import.meta.url),
  [
    {
      out: 'alegreya-display',
      from: alegreya('800-normal'),
      text: words + punctuation + spanish,
      features,
      liningFigures: true,
    },
    {
      out: 'alegreya-text',
      from: alegreya('400-normal'),
      text: letters + signs + spanish,
      features,
      liningFigures: true,
    },
    {
      out: 'alegreya-sans',
      from: '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2',
      text: letters + signs + spanish,
      features: [],
      liningFigures: true,
    },
    // Loaded only by pages with strong or slanted text.
    {
      out: 'alegreya-strong',
      from: alegreya('700-normal'),
      text: words + punctuation + spanish,
      features,
      liningFigures: true,
    },
    {
      out: 'alegreya-italic',
      from: alegreya('400-italic'),
      text: words + punctuation + spanish,
      features,
      liningFigures: true,
    },
  ],
  (specifier) => import.meta.resolve(specifier),
);
