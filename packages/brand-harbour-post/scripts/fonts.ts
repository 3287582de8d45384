/** `node scripts/fonts.ts`: cuts the fonts of this title. Run it again when a character, a weight or a release changes. */
import { characters, cutFonts } from '@daily-nest/brand/cut-fonts';

const { letters, signs, accents, punctuation } = characters;
const bricolage =
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2';
const bitter = (cut: string) => `@fontsource/bitter/files/bitter-latin-${cut}.woff2`;

await cutFonts(
  new URL('../src/fonts/', import.meta.url),
  [
    {
      out: 'bricolage-display',
      from: bricolage,
      axes: { opsz: 96, wdth: 75, wght: 800 },
      text: letters + signs + accents,
    },
    { out: 'bricolage-ui', from: bricolage, axes: { opsz: 14, wdth: 100, wght: 600 }, text: letters + signs },
    { out: 'bitter-text', from: bitter('400-normal'), text: letters + signs + accents },
    // Fetched only by pages that set something strong or slanted.
    { out: 'bitter-strong', from: bitter('600-normal'), text: letters + punctuation },
    { out: 'bitter-italic', from: bitter('400-italic'), text: letters + punctuation },
  ],
  (specifier) => import.meta.resolve(specifier),
);
