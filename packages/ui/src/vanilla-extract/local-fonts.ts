import type { FontMetrics } from '../measure-font/index.ts';

/** A font of the reader's machine, with all of its names. */
export interface LocalFont {
  names: readonly string[];
  metrics: FontMetrics;
}

/** The style of a replaced face. */
type Cut = 'regular' | 'bold' | 'italic';

/** Fonts with the same widths, so that one scale fits all of them. */
interface LocalFamily {
  /** Appended to the name of the replaced family. */
  suffix: string;
  /**
   * Without italics the browser slants the regular face. Every page contains these rules, and few pages have
   * italics.
   */
  cuts: Partial<Record<Cut, LocalFont>>;
}

const times = { unitsPerEm: 2048, ascent: 1825, descent: -443, lineGap: 87 };
const arial = { unitsPerEm: 2048, ascent: 1854, descent: -434, lineGap: 67 };
const noto = { unitsPerEm: 1000, ascent: 1069, descent: -293, lineGap: 0 };
const roboto = { unitsPerEm: 2048, ascent: 1900, descent: -500, lineGap: 0 };

/**
 * The fallbacks, in this order: Times and similar or Arial and similar, which most systems have; then
 * Android's.
 */
export const localFamilies: Record<'serif' | 'sans-serif', readonly LocalFamily[]> = {
  serif: [
    {
      suffix: 'Fallback',
      cuts: {
        regular: {
          names: ['Times New Roman', 'Liberation Serif', 'Tinos'],
          metrics: { ...times, averageWidth: 822 },
        },
        bold: {
          names: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Tinos Bold'],
          metrics: { ...times, averageWidth: 874 },
        },
        italic: {
          names: [
            'Times New Roman Italic',
            'TimesNewRomanPS-ItalicMT',
            'Liberation Serif Italic',
            'Tinos Italic',
          ],
          metrics: { ...times, averageWidth: 823 },
        },
      },
    },
    {
      suffix: 'Android',
      cuts: {
        regular: { names: ['Noto Serif'], metrics: { ...noto, averageWidth: 477 } },
        bold: { names: ['Noto Serif Bold'], metrics: { ...noto, averageWidth: 507 } },
      },
    },
  ],
  'sans-serif': [
    {
      suffix: 'Fallback',
      cuts: {
        regular: { names: ['Arial', 'Liberation Sans', 'Arimo'], metrics: { ...arial, averageWidth: 905 } },
        bold: {
          names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
          metrics: { ...arial, averageWidth: 976 },
        },
        italic: {
          names: ['Arial Italic', 'Arial-ItalicMT', 'Liberation Sans Italic', 'Arimo Italic'],
          metrics: { ...arial, averageWidth: 905 },
        },
      },
    },
    {
      suffix: 'Android',
      cuts: {
        regular: { names: ['Roboto'], metrics: { ...roboto, averageWidth: 904 } },
        bold: { names: ['Roboto Bold'], metrics: { ...roboto, averageWidth: 918 } },
      },
    },
  ],
};
