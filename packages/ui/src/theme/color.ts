import { clampChroma, converter, formatHex, interpolate, parse, wcagContrast } from 'culori';

const toOklch = converter('oklch');

/** The color as `#rrggbb`. */
export function hex(color: string): string {
  const parsed = parse(color);
  if (!parsed)
    throw new Error(`ui: makeTokens cannot read the color "${color}". Write it as #rrggbb or oklch().`);
  return formatHex(clampChroma(parsed, 'oklch'));
}

/** The color with an opacity from 0 to 1. */
export function withAlpha(color: string, alpha: number): string {
  return `${hex(color)}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')}`;
}

/** `amount` 0 is `from`, 1 is `to`; mixed in Oklab, where halfway looks halfway. */
export function mix(from: string, to: string, amount: number): string {
  return formatHex(clampChroma(interpolate([from, to], 'oklab')(amount), 'oklch'));
}

/** WCAG 2 contrast of two opaque colors, from 1 to 21. */
export function contrast(one: string, other: string): number {
  return wcagContrast(one, other);
}

/** The color with its Oklch lightness moved by `delta` (0.04 is a hover shade). */
export function shade(color: string, delta: number): string {
  const parsed = toOklch(color)!;
  return formatHex(clampChroma({ ...parsed, l: Math.min(1, Math.max(0, parsed.l + delta)) }, 'oklch'));
}

/**
 * The nearest color of the same hue that reaches `ratio` on every ground, searched toward the lighter end when the grounds are
 * dark and toward the darker end when they are light. Ends at the lightest or darkest shade when none is enough.
 */
export function reach(color: string, grounds: readonly string[], ratio: number): string {
  const lighter = grounds.every((ground) => contrast(ground, '#ffffff') > contrast(ground, '#000000'));
  let candidate = hex(color);
  for (let step = 0; step < 200 && grounds.some((ground) => contrast(candidate, ground) < ratio); step += 1) {
    candidate = shade(candidate, lighter ? 0.005 : -0.005);
  }
  return candidate;
}

/** `from` thinned toward `ground` as far as `ratio` on every ground allows, at most by `most` (0 to 1). */
export function thin(
  from: string,
  ground: string,
  grounds: readonly string[],
  ratio: number,
  most: number,
): string {
  for (let amount = most; amount > 0; amount -= 0.02) {
    const candidate = mix(from, ground, amount);
    if (grounds.every((other) => contrast(candidate, other) >= ratio)) return candidate;
  }
  return hex(from);
}

/** The color's hue at another lightness (0 to 1), as gray as a ground or its text must be. */
export function withHue(color: string, lightness: number): string {
  const { c, h } = toOklch(color)!;
  return formatHex(clampChroma({ mode: 'oklch', l: lightness, c: Math.min(c, 0.02), h }, 'oklch'));
}
