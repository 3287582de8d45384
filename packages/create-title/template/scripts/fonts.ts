/** `node scripts/fonts.ts`: cuts the fonts of this title. Run it again when a character, a weight or a release changes. */
import { characters, cutFonts } from '@daily-nest/brand/cut-fonts';

const { letters, signs, punctuation } = characters;
/** The letters and signs of Spanish, and the accents of names; rarer ones use the fallback. */
const accents = 'áéíñóúüÁÉÍÑÓÚÜ¿¡«»èêàâäçïôöãõ';
/** Headlines and emphasis need no characters of addresses and sums. */
const words = letters.replaceAll(/[#$*+/<=>@[\]_`{|}~"]/g, '');
/** Ligatures cost more bytes than they are worth, and accented letters are precomposed. */
const features = ['kern'];
const bricolage =
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2';
const bitter = (cut: string) => `@fontsource/bitter/files/bitter-latin-${cut}.woff2`;

await cutFonts(
  new URL('../brand/fonts/', import.meta.url),
  [
    {
      out: 'bricolage-display',
      from: bricolage,
      axes: { opsz: 96, wdth: 75, wght: 800 },
      text: words + punctuation + accents,
      features,
    },
    {
      out: 'bricolage-ui',
      from: bricolage,
      axes: { opsz: 14, wdth: 100, wght: 600 },
      text: letters + signs + accents,
      // At the size of a button kerning is invisible, and it is nearly half of the file.
      features: [],
    },
    { out: 'bitter-text', from: bitter('400-normal'), text: letters + signs + accents, features },
    // Loaded only by pages with strong or slanted text.
    { out: 'bitter-strong', from: bitter('600-normal'), text: words + punctuation + accents, features },
    { out: 'bitter-italic', from: bitter('400-italic'), text: words + punctuation + accents, features },
  ],
  (specifier) => import.meta.resolve(specifier),
);
