import { contrast, hex, mix, reach, shade, thin, withAlpha } from './color.ts';
import { type SectionName, sectionNames } from './names.ts';
import type { WholePalette, WholeSpec } from './complete-spec.ts';
import type { GroundSpec } from './spec.ts';

/** WCAG 2 AA: for running text, and for parts of the interface. */
export const forText = 4.5;
export const forParts = 3;

export type Scheme = 'light' | 'dark';
export type ColorTokens = ReturnType<typeof colorTokens>;

/** Returns the color tokens for the palette of a scheme. */
export function colorTokens(palette: WholePalette, scheme: Scheme) {
  const page = hex(palette.paper);
  const ink = hex(palette.ink);
  const accent = hex(palette.accent);
  const bright = hex(palette.bright);
  const raised = hex(palette.raised ?? raise(page, scheme));
  const sunken = hex(palette.sunken ?? sink(page, scheme));
  const grounds = [page, raised, sunken];
  const poles = scheme === 'light' ? [ink, page] : [page, ink];
  const light = scheme === 'light' ? page : ink;
  const masthead = inked(palette.masthead, poles);
  const band = inked(palette.band ?? { ground: scheme === 'light' ? ink : shade(page, -0.06) }, [light]);
  const action = inked(palette.action ?? { ground: ink }, [page]);
  const link = hex(palette.link ?? accent);
  const section = {} as Record<SectionName, string>;
  for (const name of sectionNames) section[name] = hex(palette.sections[name]);
  return {
    surface: {
      page,
      raised,
      sunken,
      found: hex(palette.found ?? mix(page, bright, scheme === 'light' ? 0.45 : 0.25)),
      scrim: withAlpha(scheme === 'light' ? ink : '#000000', 0.6),
    },
    text: { body: ink, muted: hex(palette.muted ?? thin(ink, page, grounds, forText + 0.6, 0.42)) },
    border: {
      hairline: hex(palette.hairline ?? mix(page, ink, scheme === 'light' ? 0.17 : 0.2)),
      strong: hex(palette.rule ?? ink),
      control: hex(palette.edge ?? thin(ink, page, grounds, forParts + 0.4, 0.6)),
      focus: hex(palette.focus?.ring ?? ink),
      halo: hex(palette.focus?.halo ?? page),
    },
    accent: { base: accent },
    bright: { base: bright, on: hex(palette.onBright ?? readable(bright, poles)) },
    sheet: inked(palette.sheet ?? { ground: bright, ink: palette.onBright }, poles),
    action: { base: action.base, on: action.ink, hover: hoverOf(action.base, action.ink) },
    masthead,
    band: {
      ...band,
      kicker: hex(palette.band?.kicker ?? reach(palette.masthead.ground, [band.base], forText + 1)),
      hairline: mix(band.base, band.ink, 0.22),
    },
    link: { base: link, hover: mix(link, ink, 0.45) },
    status: {
      danger: hex(palette.danger),
      dangerSoft: tint(palette.danger, page, scheme),
      success: hex(palette.success),
      successSoft: tint(palette.success, page, scheme),
      info: hex(palette.info),
      infoSoft: tint(palette.info, page, scheme),
    },
    section,
  };
}

/** Returns the dark palette; missing colors are those of the light one, lightened until they are readable. */
export function darkPalette({ light, dark }: WholeSpec): WholePalette {
  const grounds = [
    hex(dark.paper),
    dark.raised ?? raise(dark.paper, 'dark'),
    dark.sunken ?? sink(dark.paper, 'dark'),
  ];
  const lighten = (color: string) => reach(color, grounds, forText + 1);
  const sections = { ...light.sections };
  for (const [name, hue] of Object.entries(light.sections))
    sections[name] = dark.sections?.[name] ?? lighten(hue);
  return {
    ...dark,
    accent: dark.accent ?? lighten(light.accent),
    bright: dark.bright ?? light.bright,
    masthead: dark.masthead ?? { ground: shade(dark.paper, 0.08) },
    danger: dark.danger ?? lighten(light.danger),
    success: dark.success ?? lighten(light.success),
    info: dark.info ?? lighten(light.info),
    sections,
  };
}

/** Returns a background with its text colors, given or computed. */
function inked({ ground, ink, muted }: GroundSpec, candidates: readonly string[]) {
  const base = hex(ground);
  const on = hex(ink ?? readable(base, candidates));
  return { base, ink: on, muted: hex(muted ?? thin(on, base, [base], forText + 0.6, 0.34)) };
}

function raise(paper: string, scheme: Scheme): string {
  return scheme === 'light' ? mix(paper, '#ffffff', 0.6) : shade(paper, 0.035);
}

function sink(paper: string, scheme: Scheme): string {
  return shade(paper, scheme === 'light' ? -0.03 : -0.025);
}

/** Returns a background of the same hue on which the color itself is readable. */
function tint(color: string, page: string, scheme: Scheme): string {
  for (let amount = scheme === 'light' ? 0.12 : 0.2; amount > 0; amount -= 0.01) {
    const candidate = mix(page, color, amount);
    if (contrast(candidate, color) >= forText) return candidate;
  }
  return page;
}

/**
 * Returns the first candidate that is readable on the background, else the best one, including black and
 * white.
 */
function readable(ground: string, candidates: readonly string[]): string {
  const all = [...candidates, '#000000', '#ffffff'];
  return (
    all.find((candidate) => contrast(candidate, ground) >= forText) ??
    all.toSorted((a, b) => contrast(b, ground) - contrast(a, ground))[0]!
  );
}

/** Returns a hover shade, which moves away from the text color so that the text stays readable. */
function hoverOf(ground: string, on: string): string {
  const darker = contrast(on, '#000000') > contrast(on, '#ffffff');
  const away = shade(ground, darker ? -0.09 : 0.09);
  return contrast(away, on) >= forText ? away : ground;
}
