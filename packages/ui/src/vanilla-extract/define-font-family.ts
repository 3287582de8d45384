import { globalFontFace } from '@vanilla-extract/css';
import type { FontMetrics } from '../measure-font/index.ts';
import { localFamilies } from './local-fonts.ts';

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

/**
 * Prints the `@font-face` rules of a self-hosted family and of local fallbacks scaled to the same room. Call it in a `.css.ts`
 * file.
 *
 * A file is optional: one that has not loaded when a page is first drawn is cached for the next page, and this page keeps its fallback.
 * Widths match on average only, so a font that came later would break some line at another word, and all below it would jump.
 * Preload the files of the first view, or no first page will be set in them.
 *
 * @param kind which local fonts stand in for files that are not there.
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

/** To a tenth: half a pixel of a text's width, and every page carries these digits. */
function percent(value: number): string {
  return `${Math.round(value * 1000) / 10}%`;
}
