import { contrast, hex, mix, reach, shade, thin, withAlpha } from './color.ts';
import { type SectionName, sectionNames, tokenName } from './names.ts';
import type { BrandSpec, PaletteSpec } from './spec.ts';

/** WCAG 2 AA: running text, and parts of the interface. */
const forText = 4.5;
const forParts = 3;

/** The window widths in px between which sizes grow. */
const phone = 390;
const desk = 1280;

/** Where each size lies on the type scale, counted from running text. */
const steps = { display: 5, headline: 3.5, title: 1.75, subtitle: 0.75, lead: 0.5 } as const;

type Scheme = 'light' | 'dark';
type ColorTokens = ReturnType<typeof colorTokens>;

/** All values of the theme contract for the light scheme. */
export type Tokens = ReturnType<typeof lightTokens>;

/** Part of {@link Tokens}: the variables that the dark scheme sets anew. */
export type TokenChanges = { [Group in keyof Tokens]?: Changes<Tokens[Group]> };
type Changes<Group> = { [Key in keyof Group]?: Group[Key] extends string ? string : Changes<Group[Key]> };

/**
 * Turns a brand's knobs into the values of the theme contract. Pure: the same spec gives the same tokens.
 *
 * @returns `light`, every token; and `dark`, only those that differ.
 * @throws when a pair of colors is below WCAG AA (4.5:1 for text, 3:1 for interface parts), naming each pair and its ratio.
 * Computed colors never fail; only colors that the spec gives can.
 */
export function makeTokens(spec: BrandSpec): { light: Tokens; dark: TokenChanges } {
  const color = colorTokens(spec.light, 'light');
  const darkColor = colorTokens(darkPalette(spec), 'dark');
  refuse([...failures(color, 'light'), ...failures(darkColor, 'dark')]);

  const light = lightTokens(spec, color);
  const dark: TokenChanges = {
    color: changes(color, darkColor),
    shadow: { menu: menuShadow('#000000', 0.6) },
  };
  return { light, dark };
}

function lightTokens(spec: BrandSpec, color: ColorTokens) {
  const density = spec.density ?? 1;
  const radius = spec.radius ?? 2;
  const base = spec.motion ?? 180;
  return {
    color,
    font: { display: spec.fonts.display.stack, text: spec.fonts.text.stack, ui: spec.fonts.ui.stack },
    text: textTokens(spec),
    tracking: {
      tight: `${spec.headlineTracking ?? -0.012}em`,
      normal: '0em',
      caps: `${spec.capsTracking ?? 0.06}em`,
    },
    space: {
      xxs: rem(4 * density),
      xs: rem(8 * density),
      s: rem(12 * density),
      m: rem(16 * density),
      l: rem(24 * density),
      xl: rem(32 * density),
      xxl: rem(48 * density),
      xxxl: rem(72 * density),
    },
    radius: { s: rem(radius), m: rem(radius * 2), round: '999px' },
    rule: { hair: '1px', thick: `${spec.ruleWeight ?? 3}px` },
    width: {
      page: rem(spec.pageWidth ?? 1280),
      text: `${spec.measure ?? 65}ch`,
      narrow: rem(480),
      gutter: fluid(18, 48),
    },
    motion: {
      fast: `${Math.round((base * 2) / 3)}ms`,
      base: `${base}ms`,
      ease: 'cubic-bezier(0.2, 0, 0, 1)',
    },
    z: { sticky: '10', menu: '20', dialog: '30', toast: '40' },
    shadow: { menu: menuShadow(spec.light.ink, 0.18) },
  };
}

/** px as rem, so that the reader's text size scales it. */
function rem(px: number): string {
  return `${round(px / 16)}rem`;
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/** A size that grows with the window from `small` px at 390 px to `large` px at 1280 px. */
function fluid(small: number, large: number): string {
  if (round(small) === round(large)) return rem(small);
  const slope = (large - small) / (desk - phone);
  return `clamp(${rem(small)}, ${round((small - slope * phone) / 16)}rem + ${round(slope * 100)}vw, ${rem(large)})`;
}

function family(name: keyof BrandSpec['fonts']): string {
  return `var(--${tokenName(['font', name])})`;
}

/** Every entry is the value of CSS `font`: weight, size, line height and family. */
function textTokens(spec: BrandSpec) {
  const [small, large] = spec.textSize ?? [18, 20];
  const [phoneStep, deskStep] = spec.typeScale ?? [1.2, 1.28];
  const tight = spec.headlineLeading ?? 1.1;
  const open = spec.textLeading ?? 1.6;
  const { display, text, ui } = spec.fonts;
  const size = (step: number) => fluid(small * phoneStep ** step, large * deskStep ** step);
  const headline = (step: number, leading: number) =>
    `${display.strong ?? 600} ${size(step)}/${round(leading)} ${family('display')}`;

  return {
    display: headline(steps.display, tight - 0.04),
    headline: headline(steps.headline, tight),
    title: headline(steps.title, tight + 0.05),
    subtitle: headline(steps.subtitle, tight + 0.1),
    lead: `${text.weight ?? 400} ${size(steps.lead)}/${round(open - 0.15)} ${family('text')}`,
    body: `${text.weight ?? 400} ${fluid(small, large)}/${open} ${family('text')}`,
    small: `${ui.weight ?? 400} ${fluid(15, 16)}/1.5 ${family('ui')}`,
    caption: `${ui.weight ?? 400} ${rem(14)}/1.45 ${family('ui')}`,
    kicker: `${ui.strong ?? 600} ${rem(13)}/1.3 ${family('ui')}`,
    control: `${ui.strong ?? 600} ${rem(16)}/1.25 ${family('ui')}`,
  };
}

/** The dark palette with its gaps filled from the light one, lightened until it can be read. */
function darkPalette(spec: BrandSpec): PaletteSpec {
  const { light, dark } = spec;
  const grounds = [
    hex(dark.paper),
    dark.raised ?? raise(dark.paper, 'dark'),
    dark.sunken ?? sink(dark.paper, 'dark'),
  ];
  const lighten = (color: string) => reach(color, grounds, forText + 1);
  const sections = {} as Record<SectionName, string>;
  for (const name of sectionNames) sections[name] = dark.sections?.[name] ?? lighten(light.sections[name]);
  return {
    ...dark,
    accent: dark.accent ?? lighten(light.accent),
    bright: dark.bright ?? light.bright,
    inverse: dark.inverse ?? shade(dark.paper, -0.06),
    danger: dark.danger ?? lighten(light.danger),
    success: dark.success ?? lighten(light.success),
    info: dark.info ?? lighten(light.info),
    sections,
  };
}

function raise(paper: string, scheme: Scheme): string {
  return scheme === 'light' ? mix(paper, '#ffffff', 0.6) : shade(paper, 0.035);
}

function sink(paper: string, scheme: Scheme): string {
  return shade(paper, scheme === 'light' ? -0.03 : -0.025);
}

function colorTokens(palette: PaletteSpec, scheme: Scheme) {
  const page = hex(palette.paper);
  const ink = hex(palette.ink);
  const accent = hex(palette.accent);
  const raised = hex(palette.raised ?? raise(page, scheme));
  const sunken = hex(palette.sunken ?? sink(page, scheme));
  const inverse = hex(palette.inverse ?? ink);
  const grounds = [page, raised, sunken];
  const soft = tint(accent, page, scheme);
  const light = scheme === 'light' ? page : ink;
  const onAccent = readable(accent, scheme === 'light' ? [page, '#ffffff', ink] : [page, '#000000', ink]);
  const section = {} as Record<SectionName, string>;
  for (const name of sectionNames) section[name] = hex(palette.sections[name]);
  return {
    surface: {
      page,
      raised,
      sunken,
      inverse,
      scrim: withAlpha(scheme === 'light' ? ink : '#000000', 0.6),
    },
    text: {
      body: ink,
      muted: hex(palette.muted ?? thin(ink, page, [...grounds, soft], forText + 0.6, 0.42)),
      inverse: light,
      inverseMuted: thin(light, inverse, [inverse], forText + 1.5, 0.34),
      onAccent,
    },
    border: {
      hairline: mix(page, ink, scheme === 'light' ? 0.17 : 0.2),
      strong: ink,
      control: thin(ink, page, grounds, forParts + 0.4, 0.6),
      focus: reach(palette.link ?? accent, grounds, forParts + 0.5),
    },
    accent: { base: accent, hover: hoverOf(accent, onAccent), soft, bright: hex(palette.bright) },
    link: { base: hex(palette.link ?? accent), hover: mix(palette.link ?? accent, ink, 0.45) },
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

/** A ground of the same hue on which the color itself can still be read. */
function tint(color: string, page: string, scheme: Scheme): string {
  for (let amount = scheme === 'light' ? 0.12 : 0.2; amount > 0; amount -= 0.01) {
    const candidate = mix(page, color, amount);
    if (contrast(candidate, color) >= forText) return candidate;
  }
  return page;
}

/** The first of the candidates that can be read on the ground, else the best of them. */
function readable(ground: string, candidates: readonly string[]): string {
  return (
    candidates.find((candidate) => contrast(candidate, ground) >= forText) ??
    candidates.toSorted((a, b) => contrast(b, ground) - contrast(a, ground))[0]!
  );
}

/** A hover shade moves away from the text on it, so that it never gets harder to read. */
function hoverOf(accent: string, onAccent: string): string {
  const darker = contrast(onAccent, '#000000') > contrast(onAccent, '#ffffff');
  return shade(accent, darker ? -0.06 : 0.06);
}

function menuShadow(color: string, alpha: number): string {
  return `0 0.5rem 1.5rem ${withAlpha(color, alpha)}`;
}

/** Every pair of the contract that is read together: the colors in front, the grounds behind, and what they need. */
export function contrastPairs(color: ColorTokens): ContrastPair[] {
  const { surface, text, border, accent, link, status, section } = color;
  const grounds = {
    'surface.page': surface.page,
    'surface.raised': surface.raised,
    'surface.sunken': surface.sunken,
  };
  const soft = { 'accent.soft': accent.soft };
  const inverse = { 'surface.inverse': surface.inverse };
  const pairs: ContrastPair[] = [];
  const add = (front: Record<string, string>, behind: Record<string, string>, minimum: number) => {
    for (const [frontName, frontColor] of Object.entries(front)) {
      for (const [groundName, groundColor] of Object.entries(behind)) {
        const ratio = contrast(frontColor, groundColor);
        pairs.push({ front: frontName, frontColor, ground: groundName, groundColor, minimum, ratio });
      }
    }
  };
  add({ 'text.body': text.body, 'text.muted': text.muted }, { ...grounds, ...soft }, forText);
  add({ 'text.inverse': text.inverse, 'text.inverseMuted': text.inverseMuted }, inverse, forText);
  add(
    { 'text.onAccent': text.onAccent },
    { 'accent.base': accent.base, 'accent.hover': accent.hover },
    forText,
  );
  add({ 'accent.base': accent.base }, { ...grounds, ...soft }, forText);
  add({ 'link.base': link.base, 'link.hover': link.hover }, grounds, forText);
  add({ 'status.danger': status.danger }, { ...grounds, 'status.dangerSoft': status.dangerSoft }, forText);
  add(
    { 'status.success': status.success },
    { ...grounds, 'status.successSoft': status.successSoft },
    forText,
  );
  add({ 'status.info': status.info }, { ...grounds, 'status.infoSoft': status.infoSoft }, forText);
  for (const name of sectionNames) add({ [`section.${name}`]: section[name] }, grounds, forText);
  add(
    { 'border.control': border.control, 'border.focus': border.focus, 'border.strong': border.strong },
    grounds,
    forParts,
  );
  add({ 'accent.bright': accent.bright }, inverse, forParts);
  return pairs;
}

export interface ContrastPair {
  /** The token in front, such as `text.muted`. */
  front: string;
  frontColor: string;
  /** The token behind it, such as `surface.page`. */
  ground: string;
  groundColor: string;
  /** The ratio that WCAG AA asks for: 4.5 for text, 3 for parts of the interface. */
  minimum: number;
  /** The ratio of the two colors. */
  ratio: number;
}

function failures(color: ColorTokens, scheme: Scheme): string[] {
  return contrastPairs(color)
    .filter((pair) => pair.ratio < pair.minimum)
    .map(
      (pair) =>
        `${scheme}: ${pair.front} ${pair.frontColor} on ${pair.ground} ${pair.groundColor} is ${pair.ratio.toFixed(2)}:1, ` +
        `${pair.minimum === forText ? 'text' : 'an interface part'} needs ${pair.minimum}:1`,
    );
}

function refuse(found: readonly string[]): void {
  if (found.length === 0) return;
  throw new Error(
    `ui: makeTokens refuses this brand, because some of its colors cannot be read (WCAG AA):\n  ${found.join('\n  ')}\n` +
      'Move the first color of each pair away from the second one in lightness.',
  );
}

/** What `after` sets otherwise than `before`. */
function changes<Group extends object>(before: Group, after: Group): Changes<Group> {
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(after)) {
    const old = (before as Record<string, unknown>)[key];
    if (typeof value === 'object' && value !== null) {
      const inner = changes(old as object, value as object);
      if (Object.keys(inner).length > 0) result[key] = inner;
    } else if (value !== old) {
      result[key] = value;
    }
  }
  return result as Changes<Group>;
}
