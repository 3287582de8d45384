import { mix, reach, shade, withHue } from './color.ts';
import { type SectionName, sectionNames } from './names.ts';
import type { BrandSpec, DarkSpec, FontSpec, PaletteSpec } from './spec.ts';

/** A palette with every color that others are computed from. */
export type WholePalette = PaletteSpec &
  Required<Pick<PaletteSpec, 'masthead' | 'danger' | 'success' | 'info'>> & {
    sections: Record<SectionName, string> & Record<string, string>;
  };

export interface WholeSpec extends Omit<BrandSpec, 'light' | 'dark' | 'fonts'> {
  light: WholePalette;
  dark: DarkSpec & Required<Pick<DarkSpec, 'paper' | 'ink'>>;
  fonts: Record<'display' | 'text' | 'ui', FontSpec>;
}

/**
 * Returns the spec with defaults. Six values make a brand: paper, ink, accent and bright, and two faces.
 * Controls and labels use the text face. Errors and notes have the usual hues, dark enough for the paper;
 * sections without a hue use the accent's.
 */
export function completeSpec(spec: BrandSpec): WholeSpec {
  const { light, dark, fonts } = spec;
  const { paper, ink, accent } = light;
  const readable = (color: string) => reach(color, [paper, shade(paper, -0.03)], 5.5);
  return {
    ...spec,
    light: {
      ...light,
      masthead: light.masthead ?? { ground: mix(paper, accent, 0.28) },
      danger: light.danger ?? readable('#b3261e'),
      success: light.success ?? readable('#1d6b3a'),
      info: light.info ?? readable('#1f5a8a'),
      sections: { ...plainSections(accent), ...light.sections },
    },
    dark: { ...dark, paper: dark?.paper ?? withHue(ink, 0.2), ink: dark?.ink ?? withHue(paper, 0.92) },
    fonts: { display: face(fonts.display), text: face(fonts.text), ui: face(fonts.ui ?? fonts.text) },
  };
}

function plainSections(accent: string) {
  return Object.fromEntries(sectionNames.map((name) => [name, accent])) as Record<SectionName, string>;
}

function face(font: FontSpec | string): FontSpec {
  return typeof font === 'string' ? { stack: font } : font;
}
