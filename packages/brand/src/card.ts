import type { BrandSpec } from '@daily-nest/ui/theme';
import type { MarkColors, MarkGround } from './mark.ts';

export { drawMark } from './mark.ts';

/** A face as a static file of a font package, which the brand package depends on. */
export interface CardFont {
  name: string;
  file: string;
  weight: number;
}

/** What pictures drawn outside a page (social cards, icons) know of a title. Plain data: no stylesheet, no React. */
export interface BrandCard {
  colors: { paper: string; ink: string; accent: string; bright: string; masthead: string };
  /** The hue of each section, as on paper. */
  sections: Readonly<Record<string, string>>;
  /** The faces, tried in this order for each letter. */
  fonts: readonly CardFont[];
  /** The line height of headlines, as a factor, and their tracking in em. */
  leading: number;
  tracking: number;
  /** Kickers in capitals, or as they are written. */
  capitals: boolean;
  /** The inks of the mark on each ground. */
  markColors: Record<MarkGround, MarkColors>;
}

/** The card of a title from its spec: the light palette, and the faces as files. */
export function defineCard(spec: BrandSpec, fonts: readonly CardFont[]): BrandCard {
  const { paper, ink, accent, bright, masthead = { ground: paper }, sections = {} } = spec.light;
  return {
    colors: { paper, ink, accent, bright, masthead: masthead.ground },
    sections,
    fonts,
    leading: spec.headlineLeading ?? 1.08,
    tracking: spec.headlineTracking?.[2] ?? -0.012,
    capitals: spec.kicker?.capitals ?? false,
    markColors: {
      paper: { figure: accent, counter: paper, bright },
      masthead: { figure: masthead.ink ?? ink, counter: masthead.ground, bright },
      night: {
        figure: spec.dark?.ink ?? paper,
        counter: spec.dark?.paper ?? ink,
        bright: spec.dark?.bright ?? bright,
      },
    },
  };
}
