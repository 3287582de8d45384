import { globalFontFace } from '@vanilla-extract/css';
import type { FontMetrics } from '../measure-font/index.ts';
import { localFamilies } from './local-fonts.ts';

/** A file of a family. */
export interface FontFaceSpec {
  /** The address of the WOFF2 file, relative to the `.css.ts` file that calls. */
  src: string;
  /** The weight of the file, or the range of weights for which it is used: `600`, `'500 800'`. */
  weight: number | string;
  /** The weight of its design, if it is used for several. @default the heaviest of `weight` */
  drawn?: number;
  /** @default 'normal' */
  style?: 'normal' | 'italic';
  /**
   * The result of `measureFont`, so that the fallback takes the same space and nothing moves when the font
   * loads.
   */
  metrics: FontMetrics;
}

/**
 * Adds the `@font-face` rules of a self-hosted family, and of local fallbacks scaled to the same size. Call
 * it in a `.css.ts` file.
 *
 * Files use `font-display: optional`: one that has not loaded when a page is first painted is cached for the
 * next page, and this page keeps its fallback. Widths match only on average, so a late font would break some
 * line at another word and move everything below. Preload the files of the first view, or first visits will
 * not show them.
 *
 * @param kind which local fonts replace files that have not loaded.
 * @returns the font stack for a brand's `fonts`.
 */
export function defineFontFamily(
  family: string,
  faces: readonly FontFaceSpec[],
  kind: 'serif' | 'sans-serif' = 'serif',
): string {
  for (const { src, weight, drawn = heaviest(weight), style = 'normal', metrics } of faces) {
    globalFontFace(family, {
      src: `url("${src}") format("woff2")`,
      fontWeight: weight,
      fontStyle: style,
      fontDisplay: 'optional',
    });
    const cut = style === 'italic' ? 'italic' : drawn >= 600 ? 'bold' : 'regular';
    for (const { suffix, cuts } of localFamilies[kind]) {
      const local = cuts[cut];
      if (!local) continue;
      globalFontFace(`${family} ${suffix}`, {
        src: local.names.map((name) => `local("${name}")`).join(', '),
        fontWeight: weight,
        fontStyle: style,
        ...matched(metrics, local.metrics),
      });
    }
  }
  const fallbacks = localFamilies[kind].map(({ suffix }) => `"${family} ${suffix}"`);
  return [`"${family}"`, ...fallbacks, kind].join(', ');
}

function heaviest(weight: number | string): number {
  return Number(String(weight).split(' ').at(-1));
}

/** Returns the descriptors that give `local` the widths and the line height of `web`. */
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

/** Rounds to a tenth, which is half a pixel of a text's width, because every page contains these digits. */
function percent(value: number): string {
  return `${Math.round(value * 1000) / 10}%`;
}
