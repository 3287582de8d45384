/** `node scripts/fonts.ts`: cuts the fonts of this title. Run it again when a character, a weight or a release changes. */
import { cutFonts } from '@daily-nest/brand/cut-fonts';

/** Letters, the marks that a text may need, figures and punctuation of Arabic. Latin names use the fallback. */
const arabic =
  'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيـ\u064B\u064C\u064D\u064E\u064F\u0650\u0651\u0652\u0670،؛؟٪٠١٢٣٤٥٦٧٨٩«»';
/** The forms of a letter at the beginning, in the middle and at the end of a word, and the places of marks. */
const features = ['ccmp', 'isol', 'init', 'medi', 'fina', 'rlig', 'liga', 'calt', 'mark', 'mkmk', 'kern'];
const naskh = (weight: number) =>
  `@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-${weight}-normal.woff2`;

const latin = '@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-latin-400-normal.woff2';

await cutFonts(
  new URL('../src/fonts/', import.meta.url),
  [
    {
      out: 'el-messiri',
      from: '@fontsource/el-messiri/files/el-messiri-arabic-700-normal.woff2',
      latin: '@fontsource/el-messiri/files/el-messiri-latin-700-normal.woff2',
      text: arabic,
      features,
    },
    { out: 'noto-naskh', from: naskh(400), latin, text: arabic, features },
    // For controls and strong text.
    { out: 'noto-naskh-strong', from: naskh(700), latin, text: arabic, features },
  ],
  (specifier) => import.meta.resolve(specifier),
);
