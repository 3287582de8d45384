import { type BrandTokens, makeTokens, type Tokens } from './make-tokens.ts';
import { type TextRole, textRoles } from './names.ts';
import type { BrandSpec } from './spec.ts';

/** A token or a group of tokens in the Design Tokens Format Module 2025.10. */
export interface DesignTokens {
  $type?: string;
  $description?: string;
  $value?: unknown;
  [name: string]: unknown;
}

/** Text roles with letter spacing, and the name of that token. */
const tracked: Partial<Record<TextRole, keyof Tokens['tracking']>> = {
  nameplate: 'plate',
  lead: 'lead',
  ...Object.fromEntries((['h1', 'h2', 'h3', 'h4', 'h5'] as const).map((role) => [role, 'tight' as const])),
};

/**
 * Returns a brand's tokens for design tools, one document per scheme: JSON in the Design Tokens Format Module
 * 2025.10 (designtokens.org), which Figma imports as a mode of its variables, and which Tokens Studio, Penpot
 * and Style Dictionary read. Typography is included for the three widths of the design. CSS-only values are
 * left out: clip paths, filters, radii in percent, the forms of masthead and labels.
 *
 * @throws if a pair of colors is below WCAG AA, see {@link makeTokens}.
 */
export function designTokens(spec: BrandSpec): Record<'light' | 'dark', DesignTokens> {
  const tokens = makeTokens(spec);
  return { light: documentOf(tokens, 'light'), dark: documentOf(tokens, 'dark') };
}

function documentOf(
  { light, dark, tablet, desk, sections }: BrandTokens,
  scheme: 'light' | 'dark',
): DesignTokens {
  const colors = scheme === 'light' ? light.color : over(light.color, dark.color);
  const hues = { ...(colors['section'] as object), ...sections[scheme] };
  const onTablet = over(light.text, tablet.text);
  const windows = { phone: light.text, tablet: onTablet, desk: over(onTablet, desk.text) } as Record<
    string,
    Tokens['text']
  >;
  const { stripe: _stripe, ...rules } = light.rule;
  return {
    color: { $type: 'color', ...tree({ ...colors, section: hues }, (value) => color(value)) },
    font: { $type: 'fontFamily', ...tree(light.font, (value) => families(value)) },
    text: Object.fromEntries(
      Object.entries(windows).map(([name, roles]) => [
        name,
        {
          $type: 'typography',
          ...Object.fromEntries(
            textRoles.map((role) => [role, { $value: typography(roles[role], role, light) }]),
          ),
        },
      ]),
    ),
    space: { $type: 'dimension', ...tree(light.space, dimension) },
    radius: { $type: 'dimension', ...tree({ s: light.radius.s, round: light.radius.round }, dimension) },
    rule: { $type: 'dimension', ...tree(rules, dimension) },
    width: { $type: 'dimension', ...tree(light.width, dimension) },
    motion: {
      fast: { $type: 'duration', $value: duration(light.motion.fast) },
      base: { $type: 'duration', $value: duration(light.motion.base) },
      ease: { $type: 'cubicBezier', $value: numbers(light.motion.ease) },
    },
    shadow: { $type: 'shadow', ...shadows(over(light.shadow, scheme === 'dark' ? dark.shadow : {})) },
    z: { $type: 'number', ...tree(light.z, Number) },
  };
}

/** Returns the same groups with every leaf as a token. */
function tree(group: object, value: (leaf: string) => unknown): DesignTokens {
  return Object.fromEntries(
    Object.entries(group).map(([name, leaf]) => [
      name,
      typeof leaf === 'string' ? { $value: value(leaf) } : tree(leaf as object, value),
    ]),
  );
}

function over(before: object, changes: object = {}): Record<string, unknown> {
  const result: Record<string, unknown> = { ...before };
  for (const [key, value] of Object.entries(changes))
    result[key] = typeof value === 'object' ? over(result[key] as object, value as object) : value;
  return result;
}

/** Converts two hex digits to a fraction. */
const part = (pair: string) => Math.round((Number.parseInt(pair, 16) / 255) * 10_000) / 10_000;

/** Parses six hex digits, or eight with the opacity. */
function color(value: string) {
  const [, digits = '', alpha] = /^#([\da-f]{6})([\da-f]{2})?$/i.exec(value) ?? [];
  if (!digits) throw new Error(`ui: designTokens cannot read the color "${value}".`);
  const components = [0, 2, 4].map((at) => part(digits.slice(at, at + 2)));
  return { colorSpace: 'srgb', components, alpha: alpha ? part(alpha) : 1, hex: `#${digits.toLowerCase()}` };
}

function dimension(value: string) {
  const [, figure, unit] = /^(-?[\d.]+)(px|rem)$/.exec(value) ?? [];
  if (!unit) throw new Error(`ui: designTokens cannot read the length "${value}".`);
  return { value: Number(figure), unit };
}

/** A brand may have no shadows. */
const shadows = (group: Record<string, unknown>) =>
  tree(Object.fromEntries(Object.entries(group).filter(([, value]) => value !== 'none')), shadow);

/** Parses a CSS `box-shadow`: `0 0.5rem 1.5rem #0000002e`. */
function shadow(value: string) {
  const [offsetX, offsetY, blur, tone] = value.split(' ');
  return {
    color: color(tone ?? ''),
    offsetX: length(offsetX!),
    offsetY: length(offsetY!),
    blur: length(blur!),
    spread: length('0'),
  };
}

const length = (part: string) => (part === '0' ? { value: 0, unit: 'rem' } : dimension(part));

const duration = (value: string) => ({ value: Number.parseFloat(value), unit: 'ms' });
const numbers = (value: string) => value.match(/[\d.]+/g)!.map(Number);
const families = (stack: string) =>
  stack.split(',').map((family) => family.trim().replaceAll(/^["']|["']$/g, ''));

/** Parses a CSS `font`: `600 min(2.5rem, 11vi)/1.08 var(--dn-font-display)`. */
function typography(font: string, role: TextRole, { font: faces, tracking }: Tokens) {
  const [, weight, size, leading, face] =
    /^(\d+) (?:min\()?([\d.]+)rem[^/]*\/([\d.]+) var\(--dn-font-(\w+)\)$/.exec(font) ?? [];
  if (!face) throw new Error(`ui: designTokens cannot read the font "${font}".`);
  const wide = Number.parseFloat(tracking[tracked[role] ?? 'normal']) * Number(size);
  return {
    fontFamily: families(faces[face as keyof typeof faces]),
    fontSize: { value: Number(size), unit: 'rem' },
    fontWeight: Number(weight),
    lineHeight: Number(leading),
    letterSpacing: { value: Math.round(wide * 10_000) / 10_000, unit: 'rem' },
  };
}
