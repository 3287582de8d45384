import { globalFontFace } from '@vanilla-extract/css';
import type { FontMetrics } from '../measure-font/index.ts';

/** One file of a family. */
export interface FontFaceSpec {
  /** The address of the WOFF2 file, relative to the `.css.ts` file that calls. */
  src: string;
  /** The weight of the file, or the range of weights that it serves: `600`, `'500 800'`. */
  weight: number | string;
  /** The weight that it is drawn in, where it serves others as well. @default the heaviest of `weight` */
  drawn?: number;
  /** @default 'normal' */
  style?: 'normal' | 'italic';
  /** From `measureFont`, so that the fallback takes as much room as the font and nothing moves when it arrives. */
  metrics: FontMetrics;
}

interface LocalFont {
  names: readonly string[];
  metrics: FontMetrics;
}

const serif = { unitsPerEm: 2048, ascent: 1825, descent: -443, lineGap: 87 };
const sans = { unitsPerEm: 2048, ascent: 1854, descent: -434, lineGap: 67 };

/** Fonts that are nearly everywhere and share one set of widths: Times and its kin, Arial and its kin. */
const locals: Record<'serif' | 'sans-serif', Record<'regular' | 'bold' | 'italic', LocalFont>> = {
  serif: {
    regular: {
      names: ['Times New Roman', 'Liberation Serif', 'Tinos'],
      metrics: { ...serif, averageWidth: 822 },
    },
    bold: {
      names: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Tinos Bold'],
      metrics: { ...serif, averageWidth: 874 },
    },
    italic: {
      names: [
        'Times New Roman Italic',
        'TimesNewRomanPS-ItalicMT',
        'Liberation Serif Italic',
        'Tinos Italic',
      ],
      metrics: { ...serif, averageWidth: 823 },
    },
  },
  'sans-serif': {
    regular: { names: ['Arial', 'Liberation Sans', 'Arimo'], metrics: { ...sans, averageWidth: 905 } },
    bold: {
      names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
      metrics: { ...sans, averageWidth: 976 },
    },
    italic: {
      names: ['Arial Italic', 'Arial-ItalicMT', 'Liberation Sans Italic', 'Arimo Italic'],
      metrics: { ...sans, averageWidth: 905 },
    },
  },
};

/**
 * Prints the `@font-face` rules of a self-hosted family and of a local fallback scaled to the same room. Call it in a `.css.ts`
 * file.
 *
 * @param kind which local fonts stand in until the files have arrived.
 * @returns the font stack for a brand's `fonts`.
 */
export function defineFontFamily(
  family: string,
  faces: readonly FontFaceSpec[],
  kind: 'serif' | 'sans-serif' = 'serif',
): string {
  const fallback = `${family} Fallback`;
  for (const { src, weight, drawn = heaviest(weight), style = 'normal', metrics } of faces) {
    globalFontFace(family, {
      src: `url("${src}") format("woff2")`,
      fontWeight: weight,
      fontStyle: style,
      fontDisplay: 'swap',
    });
    const local = locals[kind][style === 'italic' ? 'italic' : drawn >= 600 ? 'bold' : 'regular'];
    globalFontFace(fallback, {
      src: local.names.map((name) => `local("${name}")`).join(', '),
      fontWeight: weight,
      fontStyle: style,
      ...matched(metrics, local.metrics),
    });
  }
  return `"${family}", "${fallback}", ${kind}`;
}

function heaviest(weight: number | string): number {
  return Number(String(weight).split(' ').at(-1));
}

/** The descriptors that give `local` the widths and the line of `web`. */
export function matched(web: FontMetrics, local: FontMetrics) {
  const scale = web.averageWidth / web.unitsPerEm / (local.averageWidth / local.unitsPerEm);
  const override = (value: number) => percent(value / web.unitsPerEm / scale);
  return {
    sizeAdjust: percent(scale),
    ascentOverride: override(web.ascent),
    descentOverride: override(-web.descent),
    lineGapOverride: override(web.lineGap),
  };
}

function percent(value: number): string {
  return `${Math.round(value * 10_000) / 100}%`;
}
