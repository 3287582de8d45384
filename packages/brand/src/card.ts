import type { BrandSpec } from '@daily-nest/ui/theme';
import type { MarkColors, MarkGround } from './mark.ts';

export { drawMark } from './mark.ts';

/** A face as a static file of a font package, which the brand package depends on. */
export interface CardFont {
  name: string;
  file: string;
  weight: number;
}

/** The data of a title for pictures outside of pages (social cards, icons), without stylesheet and React. */
export interface BrandCard {
  colors: { paper: string; ink: string; accent: string; bright: string; masthead: string };
  /** The hue of each section in the light scheme. */
  sections: Readonly<Record<string, string>>;
  /** The faces, tried in this order for each letter. */
  fonts: readonly CardFont[];
  /** The line height of headlines as a factor, and their letter spacing in em. */
  leading: number;
  tracking: number;
  /** Whether kickers are in capitals. */
  capitals: boolean;
  /** The inks of the mark on each background. */
  markColors: Record<MarkGround, MarkColors>;
}

/** Returns the card data of a title from its spec: the light palette, and the faces as files. */
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
