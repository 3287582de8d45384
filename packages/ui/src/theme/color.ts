import { clampChroma, converter, formatHex, interpolate, parse, wcagContrast } from 'culori';

const toOklch = converter('oklch');

/** Returns the color as `#rrggbb`. */
export function hex(color: string): string {
  const parsed = parse(color);
  if (!parsed)
    throw new Error(`ui: makeTokens cannot read the color "${color}". Write it as #rrggbb or oklch().`);
  return formatHex(clampChroma(parsed, 'oklch'));
}

/** Returns the color with an opacity from 0 to 1. */
export function withAlpha(color: string, alpha: number): string {
  return `${hex(color)}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')}`;
}

/** Mixes two colors in Oklab, where the middle looks like the middle. `amount` 0 is `from`, 1 is `to`. */
export function mix(from: string, to: string, amount: number): string {
  return formatHex(clampChroma(interpolate([from, to], 'oklab')(amount), 'oklch'));
}

/** Returns the WCAG 2 contrast of two opaque colors, from 1 to 21. */
export function contrast(one: string, other: string): number {
  return wcagContrast(one, other);
}

/** Returns the color with its Oklch lightness changed by `delta` (0.04 for a hover shade). */
export function shade(color: string, delta: number): string {
  const parsed = toOklch(color)!;
  return formatHex(clampChroma({ ...parsed, l: Math.min(1, Math.max(0, parsed.l + delta)) }, 'oklch'));
}

/**
 * Returns the nearest color of the same hue that reaches `ratio` on every background. Searches toward lighter
 * colors on dark backgrounds and darker ones on light backgrounds. Returns the lightest or darkest shade if
 * none is enough.
 */
export function reach(color: string, grounds: readonly string[], ratio: number): string {
  const lighter = grounds.every((ground) => contrast(ground, '#ffffff') > contrast(ground, '#000000'));
  let candidate = hex(color);
  for (let step = 0; step < 200 && grounds.some((ground) => contrast(candidate, ground) < ratio); step += 1) {
    candidate = shade(candidate, lighter ? 0.005 : -0.005);
  }
  return candidate;
}

/**
 * Mixes `from` toward the background as far as `ratio` on every background allows, at most by `most` (0 to
 * 1).
 */
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

/** Returns the color's hue at another lightness (0 to 1), with the low chroma of a background or its text. */
export function withHue(color: string, lightness: number): string {
  const { c, h } = toOklch(color)!;
  return formatHex(clampChroma({ mode: 'oklch', l: lightness, c: Math.min(c, 0.02), h }, 'oklch'));
}
