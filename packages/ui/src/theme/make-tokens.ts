import { hex, withAlpha } from './color.ts';
import { type ColorTokens, colorTokens, darkPalette } from './color-tokens.ts';
import { failures } from './contrast-pairs.ts';
import { completeSpec, type WholeSpec } from './complete-spec.ts';
import { cutEdge } from './cut-edge.ts';
import { labelForms } from './label-forms.ts';
import { mastheadForms } from './masthead-forms.ts';
import { sectionNames, tokenName } from './names.ts';
import { rem } from './rem.ts';
import type { BrandSpec } from './spec.ts';
import { specFaults } from './spec-faults.ts';
import { at, lineOf, textTokens, type WindowSize } from './text-tokens.ts';

/** All values of the theme contract for the light scheme on a phone. */
export type Tokens = ReturnType<typeof lightTokens>;

/** Part of {@link Tokens}: the variables that the dark scheme or a wider window changes. */
export type TokenChanges = { [Group in keyof Tokens]?: Changes<Tokens[Group]> };
type Changes<Group> = { [Key in keyof Group]?: Group[Key] extends string ? string : Changes<Group[Key]> };

/** A brand's values, as returned by `makeTokens`. */
export interface BrandTokens {
  /** Every token for the light scheme on a phone. */
  light: Tokens;
  /** The changes for the dark scheme. */
  dark: TokenChanges;
  /** The changes from 768 px on. */
  tablet: TokenChanges;
  /** The further changes from 1024 px on. */
  desk: TokenChanges;
  /** The further changes from 1824 px on. */
  spacious: TokenChanges;
  /** The hues of the brand's own sections, by name. */
  sections: { light: Record<string, string>; dark: Record<string, string> };
}

/**
 * Computes the values of the theme contract from a brand's spec. Pure: the same spec returns the same tokens.
 *
 * @throws if values are missing, misspelt or of the wrong kind, naming all of them and what is allowed.
 * @throws if a pair of colors is below WCAG AA (4.5:1 for text, 3:1 for interface parts), naming each pair
 * and its ratio. Only colors of the spec can fail, computed ones never do.
 */
export function makeTokens(brand: BrandSpec): BrandTokens {
  checkSpec(brand);
  const spec = completeSpec(brand);
  const night = darkPalette(spec);
  const color = colorTokens(spec.light, 'light');
  const darkColor = colorTokens(night, 'dark');
  const sections = { light: ownSections(spec.light.sections), dark: ownSections(night.sections) };
  refuse([...failures(color, 'light', sections.light), ...failures(darkColor, 'dark', sections.dark)]);

  const light = lightTokens(spec, color);
  const tablet = windowTokens(spec, 'tablet');
  return {
    light,
    dark: {
      color: changes(color, darkColor),
      show: { light: 'none', dark: 'inline' },
      ...((spec.menuShadow ?? 1) > 0 && { shadow: { menu: menuShadow('#000000', 0.6) } }),
      ...(spec.pictures?.dark !== spec.pictures?.light && {
        picture: { filter: spec.pictures?.dark ?? 'none' },
      }),
    },
    tablet: changes(windowTokens(spec, 'phone'), tablet),
    desk: changes(tablet, windowTokens(spec, 'desk')),
    spacious: spec.wideWidth === undefined ? {} : { width: { page: rem(spec.wideWidth) } },
    sections,
  };
}

function lightTokens(spec: WholeSpec, color: ColorTokens) {
  const density = spec.density ?? 1;
  const base = spec.motion ?? 160;
  const [plate, lead, tight] = spec.headlineTracking ?? [-0.022, -0.018, -0.012];
  const [section, tile, wall, slip] = spec.rules ?? [2, 3, 4, 10];
  const phone = windowTokens(spec, 'phone');
  const run = spec.strong ?? 'text';
  return {
    color,
    font: { display: spec.fonts.display.stack, text: spec.fonts.text.stack, ui: spec.fonts.ui.stack },
    text: phone.text,
    strong: {
      family: `var(--${tokenName(['font', run])})`,
      weight: String(spec.fonts[run].strong ?? 600),
      size: run === 'ui' ? '0.9em' : '1em',
    },
    tracking: { plate: `${plate}em`, lead: `${lead}em`, tight: `${tight}em`, normal: '0em' },
    kicker: {
      transform: spec.kicker?.capitals ? 'uppercase' : 'none',
      tracking: `${spec.kicker?.tracking ?? 0}em`,
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
      ...phone.space,
    },
    radius: { s: rem(spec.radius ?? 2), round: '999px', roundel: `${spec.roundel ?? 50}%` },
    rule: {
      hair: '1px',
      thick: `${section}px`,
      tile: `${tile}px`,
      wall: `${wall}px`,
      slip: `${slip}px`,
      stripe: `${spec.stripe ?? 0}px`,
    },
    width: {
      page: rem(spec.pageWidth ?? 1280),
      text: rem(spec.measure ?? 620),
      narrow: rem(480),
      ...phone.width,
    },
    label: labelForms[spec.label ?? 'plain'],
    /** The CSS `order` of the lead's picture. */
    lead: { picture: spec.lead === 'headline' ? '1' : '0' },
    masthead: { ...mastheadForms[spec.masthead ?? 'ears'], ...phone.masthead },
    edge: cutEdge(spec.edge),
    picture: { filter: spec.pictures?.light ?? 'none' },
    /** Values of `display`, for elements of one scheme only. */
    show: { light: 'inline', dark: 'none' },
    motion: {
      fast: `${Math.round(base * 0.75)}ms`,
      base: `${base}ms`,
      ease: 'cubic-bezier(0.2, 0, 0, 1)',
    },
    z: { sticky: '10', menu: '20', dialog: '30', toast: '40' },
    shadow: { menu: spec.menuShadow === 0 ? 'none' : menuShadow(spec.light.ink, spec.menuShadow ?? 0.18) },
  };
}

/**
 * Returns the tokens that grow with the window in steps: type, the gaps of the grid and between sections, the
 * margin.
 */
function windowTokens(spec: WholeSpec, size: WindowSize) {
  const density = spec.density ?? 1;
  return {
    text: textTokens(spec, size),
    space: {
      /** The gap between columns. */
      gap: rem(at([16, 24, 32], size)! * density),
      /** The gap between the sections of a page. */
      section: rem(at([38, 56, 64], size)! * density),
    },
    width: { gutter: rem(at([18, 32, 48], size)!) },
    masthead: {
      /** The height of nameplate, tagline and notices, which scroll away while the bar sticks. */
      height: mastheadHeight(spec, size),
    },
  };
}

/**
 * Returns the height of the masthead. Larger text does not widen the window, which limits the nameplate, so
 * on a phone the window limits its height as well.
 */
function mastheadHeight(spec: WholeSpec, size: WindowSize): string {
  const height = rem(Math.ceil(lineOf(spec, 'nameplate', size)) + (size === 'desk' ? 38 : 72));
  return size === 'phone' ? `min(${height}, 32vi)` : height;
}

function ownSections(all: Readonly<Record<string, string>>): Record<string, string> {
  const own = Object.entries(all).filter(([name]) => !(sectionNames as readonly string[]).includes(name));
  return Object.fromEntries(own.map(([name, hue]) => [name, hex(hue)]));
}

function menuShadow(color: string, alpha: number): string {
  return `0 0.5rem 1.5rem ${withAlpha(color, alpha)}`;
}

function checkSpec(brand: BrandSpec): void {
  const faults = specFaults(brand);
  if (faults.length > 0) throw new Error(`ui: makeTokens cannot read this brand:\n  ${faults.join('\n  ')}`);
}

function refuse(found: readonly string[]): void {
  if (found.length === 0) return;
  throw new Error(
    `ui: makeTokens rejects this brand, because some of its colors cannot be read (WCAG AA):\n  ${found.join('\n  ')}\n` +
      'Move the first color of each pair away from the second one in lightness.',
  );
}

/** Returns the values of `after` that differ from `before`. */
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
